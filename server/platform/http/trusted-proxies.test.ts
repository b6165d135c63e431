import { describe, expect, it } from 'vitest'
import { readTrustedProxies } from './trusted-proxies.ts'

const trusted = (text: string, address: string, hop = 0) => readTrustedProxies(text).trusts(address, hop)

describe('trusted proxies', () => {
  it('are named by address, network, or a word for networks of one’s own', () => {
    expect(trusted('10.0.0.5', '10.0.0.5')).toBe(true)
    expect(trusted('10.0.0.5', '10.0.0.6')).toBe(false)
    expect(trusted('10.0.0.0/8, fd00::/8', '10.9.8.7')).toBe(true)
    expect(trusted('10.0.0.0/8, fd00::/8', 'fd12::1')).toBe(true)
    expect(trusted('10.0.0.0/8, fd00::/8', 'fe80::1')).toBe(false)
    expect(trusted('loopback', '::1')).toBe(true)
    expect(trusted('uniquelocal', '192.168.1.1')).toBe(true)
  })

  it('are counted: one hop believes whoever connects and nobody further', () => {
    expect(trusted('1', '203.0.113.1')).toBe(true)
    expect(trusted('1', '203.0.113.1', 1)).toBe(false)
    expect(trusted('0', '127.0.0.1')).toBe(false)
  })

  it.each(['true', '0.0.0.0/0', '::/0', '1.0.0.0/4', '2000::/3'])('never believe everybody: %s', (text) => {
    expect(() => readTrustedProxies(text)).toThrow('would believe everybody')
  })

  it.each(['yes', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '1.5', '-1', 'loopback,', '99'])(
    'are refused when they are none: %s',
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow(/^(must be|can be)/)
    },
  )
})
