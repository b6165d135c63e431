import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { compressPage } from './compressed-page.ts'

const nonceOf = () => randomBytes(16).toString('base64url')
const words = 'Hire a Canadian virtual assistant, é and ☕ included. '

it.each([
  ['no place', words.repeat(200)],
  ['one place', `<script nonce="__NONCE__">a()</script>${words.repeat(200)}`],
  ['places alike and close together', `${words}<style nonce="__NONCE__"></style>`.repeat(40)],
  ['nothing else', '__NONCE____NONCE__'],
  ['no text', ''],
])('gunzip reads a page with %s as it was written, with each response’s own nonce', async (_, html) => {
  const page = await compressPage(html)
  for (let time = 0; time < 20; time += 1) {
    const nonce = nonceOf()
    const text = html.replaceAll('__NONCE__', nonce)
    expect(page.withNonce(nonce, { gzip: false }).toString()).toBe(text)
    // A program of its own judges the file, its checksum included.
    const { stdout, status } = spawnSync('gzip', ['-dc'], { input: page.withNonce(nonce, { gzip: true }) })
    expect([status, stdout.toString()]).toEqual([0, text])
  }
})

it('a page is as small as gzip makes it at its best, but for what its nonces take', async () => {
  const html = `<script nonce="__NONCE__">a()</script>${words.repeat(200)}`
  const whole = spawnSync('gzip', ['-9c'], { input: html }).stdout.length
  const sent = (await compressPage(html)).withNonce(nonceOf(), { gzip: true }).length
  expect(sent).toBeLessThanOrEqual(whole + 80)
})

it('refuses what is no nonce of ours', async () => {
  const page = await compressPage('__NONCE__')
  expect(() => page.withNonce('short', { gzip: true })).toThrow('22 characters')
})
