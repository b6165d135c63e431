import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Whose word on who is behind them counts. */
export interface TrustedProxies {
  /** As it was configured. */
  readonly given: string
  /** `hop`: 0 is whoever connects to us, 1 whoever that one names, and so on. */
  readonly trusts: (address: string, hop: number) => boolean
}

export const noProxies: TrustedProxies = { given: 'off', trusts: () => false }

/** More proxies than anybody puts in a row; a greater number would believe whatever a stranger writes. */
const maxHops = 10
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
/** A wider network is no proxy of anybody’s: it is the internet, or a good part of it. */
const shortestPrefix = { ipv4: 8, ipv6: 7 } as const

const form =
  'must be a number of proxies in a row, or addresses and networks: 1, loopback, 10.0.0.5, 10.0.0.0/8,fd00::/8'

/** @throws Error whose message completes "TRUST_PROXY: …" */
function addNetwork(list: BlockList, text: string): void {
  const [address = '', prefix, ...more] = text.split('/')
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null
  if (family === null || more.length > 0) throw new Error(form)
  if (prefix === undefined) {
    list.addAddress(address, family)
    return
  }
  const longest = family === 'ipv4' ? 32 : 128
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > longest) throw new Error(form)
  if (Number(prefix) < shortestPrefix[family]) throw new Error(`${text} would believe everybody; ${form}`)
  list.addSubnet(address, Number(prefix), family)
}

function networks(names: readonly string[]): TrustedProxies['trusts'] {
  const list = new BlockList()
  for (const name of names) for (const network of namedNetworks[name] ?? [name]) addNetwork(list, network)
  return (address) => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/**
 * Reads `TRUST_PROXY`: a number of proxies in a row, or a comma list of addresses, networks and `loopback`,
 * `linklocal`, `uniquelocal`. Nothing that would believe everybody. @throws Error whose message completes "TRUST_PROXY: …"
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const given = text.trim()
  if (['0', 'false', 'off'].includes(given)) return noProxies
  if (given === 'true') throw new Error(`true would believe everybody; ${form}`)
  if (/^\d+$/.test(given)) {
    const hops = Number(given)
    if (hops > maxHops) throw new Error(`can be at most ${maxHops} proxies in a row`)
    return { given, trusts: (_address, hop) => hop < hops }
  }
  return { given, trusts: networks(given.split(',').map((each) => each.trim())) }
}
