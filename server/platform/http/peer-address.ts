import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, isIPv6 } from 'node:net'
import type { TrustedProxies } from './trusted-proxies.ts'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const withPort = /^\[(.+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/

/** An address as we compare and count it: without a port or zone, IPv4 as itself; null for what is none. */
function plainAddress(text: string): string | null {
  const [, bracketed, dotted] = withPort.exec(text) ?? []
  const address = (bracketed ?? dotted ?? text).replace(/%.*$/, '')
  const plain = mapped.exec(address)?.[1] ?? address
  return isIP(plain) === 0 ? null : plain
}

/**
 * Who is calling, as seen by the last proxy that we trust. What further proxies, or callers themselves, claim beyond
 * that isn't believed; nor is what is no address.
 */
export function peerAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  let address = plainAddress(request.socket.remoteAddress ?? '') ?? ''
  const claimed = String(request.headers['x-forwarded-for'] ?? '').split(',')
  for (let hop = 0; address !== '' && proxies.trusts(address, hop); hop += 1) {
    const next = plainAddress(claimed.pop()?.trim() ?? '')
    if (next === null) break
    address = next
  }
  return address
}

const numbersIn = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const first = numbersIn(head)
  const last = numbersIn(tail ?? '')
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

/**
 * Whom a throttle counts: an IPv4 address as it is, IPv6 by its /64, since that is what one household or machine is
 * given and could spread its attempts over.
 */
export function countedAddress(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address
  const network = groupsOf(address).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']
const ownMachine = /^(127\.|::1$)/

/** True for a program on this very machine that calls without a proxy between; one that hides itself can't be told. */
export function isDirectAndLocal(request: IncomingMessage): boolean {
  const from = plainAddress(request.socket.remoteAddress ?? '') ?? ''
  return ownMachine.test(from) && forwardingHeaders.every((name) => request.headers[name] === undefined)
}
