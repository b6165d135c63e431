import { expect, it } from 'vitest'
import { planInstallation } from './install.mjs'

const wanted = {
  '': {},
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/node-elsewhere': { version: '26.0.0', optional: true, os: ['elsewhere'] },
}
const { 'node_modules/fastify': fastify, 'node_modules/vitest': vitest } = wanted
const product = { 'node_modules/fastify': fastify }
const everything = { ...product, 'node_modules/vitest': vitest }

it('a start installs what the product needs and no tools of its developers', () => {
  expect(planInstallation(wanted, null, 'product')).toEqual(['ci', '--omit=dev'])
  expect(planInstallation(wanted, null, 'everything')).toEqual(['ci', '--include=dev'])
})

it('nothing is installed where nothing is missing', () => {
  expect(planInstallation(wanted, product, 'product')).toBe(null)
  expect(planInstallation(wanted, everything, 'product')).toBe(null)
  expect(planInstallation(wanted, everything, 'everything')).toBe(null)
})

it('a test run adds its tools and leaves what a running product uses where it is', () => {
  expect(planInstallation(wanted, product, 'everything')).toEqual(['install', '--no-save', '--include=dev'])
})

it('other versions are installed with the tools where those were there', () => {
  const older = { 'node_modules/fastify': { version: '4.0.0' } }
  expect(planInstallation(wanted, older, 'product')).toEqual(['ci', '--omit=dev'])
  expect(planInstallation(wanted, older, 'everything')).toEqual(['ci', '--include=dev'])
  expect(planInstallation(wanted, { ...older, 'node_modules/vitest': vitest }, 'product')).toEqual([
    'ci',
    '--include=dev',
  ])
})

it('a folder that comes from another kind of machine is installed again', () => {
  const copied = { ...product, 'node_modules/node-elsewhere': wanted['node_modules/node-elsewhere'] }
  expect(planInstallation(wanted, copied, 'product')).toEqual(['ci', '--omit=dev'])
})
