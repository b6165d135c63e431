interface Behind {
  readonly name: string
  readonly port: number
  readonly agent: number
}

/** HAProxy before two PostgreSQL: whoever answers as the primary has every connection, and loses them when it does no more. */
export function proxyConfiguration(port: number, nodes: readonly Behind[]): string {
  const servers = nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.agent}`)
  return `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 900ms
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}
