import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { countedAddress, isDirectAndLocal, peerAddress } from './peer-address.ts'
import { noProxies, readTrustedProxies } from './trusted-proxies.ts'

const call = (from: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress: from }, headers }) as unknown as IncomingMessage
const behind = (from: string, forwarded: string, proxies = 'loopback') =>
  peerAddress(call(from, { 'x-forwarded-for': forwarded }), readTrustedProxies(proxies))

describe('who is calling', () => {
  it('is whoever connects, where no proxy is trusted', () => {
    expect(peerAddress(call('127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }), noProxies)).toBe('127.0.0.1')
    expect(peerAddress(call('::ffff:203.0.113.1'), noProxies)).toBe('203.0.113.1')
  })

  it('is whom the last trusted proxy saw, whatever was claimed to it', () => {
    expect(behind('127.0.0.1', '203.0.113.1')).toBe('203.0.113.1')
    expect(behind('127.0.0.1', '198.51.100.9, 203.0.113.1')).toBe('203.0.113.1')
    expect(behind('203.0.113.7', '198.51.100.9')).toBe('203.0.113.7')
  })

  it('is found behind several proxies in a row, by network and by number', () => {
    const claimed = '198.51.100.9, 203.0.113.1, 10.0.0.4'
    expect(behind('127.0.0.1', claimed, 'loopback,10.0.0.0/8')).toBe('203.0.113.1')
    expect(behind('192.0.2.1', claimed, '2')).toBe('203.0.113.1')
    expect(behind('192.0.2.1', claimed, '1')).toBe('10.0.0.4')
    expect(behind('127.0.0.1', '10.0.0.4', '5')).toBe('10.0.0.4')
  })

  it('is an address: a proxy’s port is left off, and what is none isn’t believed', () => {
    expect(behind('127.0.0.1', '203.0.113.1:4711')).toBe('203.0.113.1')
    expect(behind('127.0.0.1', '[2001:db8::1]:4711')).toBe('2001:db8::1')
    expect(behind('127.0.0.1', 'unknown')).toBe('127.0.0.1')
    expect(behind('127.0.0.1', '203.0.113.1, ')).toBe('127.0.0.1')
  })
})

describe('whom a throttle counts', () => {
  it('is an IPv4 address as it is, and an IPv6 address by its /64', () => {
    expect(countedAddress('203.0.113.1')).toBe('203.0.113.1')
    expect(countedAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(countedAddress('2001:DB8:1:2::ffff')).toBe('2001:db8:1:2::/64')
    expect(countedAddress('2001:db8:1::1.2.3.4')).toBe('2001:db8:1:0::/64')
    expect(countedAddress('::1')).toBe('0:0:0:0::/64')
  })
})

describe('a direct call of this machine', () => {
  it.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])('comes from %s', (from) => {
    expect(isDirectAndLocal(call(from))).toBe(true)
  })

  it('names no proxy, and comes from nowhere else', () => {
    expect(isDirectAndLocal(call('203.0.113.1'))).toBe(false)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto']) {
      expect(isDirectAndLocal(call('127.0.0.1', { [name]: '127.0.0.1' }))).toBe(false)
    }
  })
})
