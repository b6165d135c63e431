import { describe, expect, it } from 'vitest'
import { allOperations, operations } from './operations.ts'
import { accessTable } from './testing/access-table.ts'

describe('the operations', () => {
  it('have names of their own, after their feature', () => {
    expect(new Set(allOperations.map(({ name }) => name)).size).toBe(allOperations.length)
    for (const [key, { name }] of Object.entries(operations)) expect(name).toMatch(new RegExp(`^[a-z]+\\.${key}$`))
  })

  it('have addresses of their own', () => {
    const addresses = allOperations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
    expect(new Set(addresses).size).toBe(allOperations.length)
    for (const { path } of allOperations) expect(path).toMatch(/^(\/([a-z_-]+|\{[a-z_]+\}))+$/i)
  })

  it('each have a row in the access table, and no row is without one', () => {
    expect(Object.keys(accessTable).sort()).toEqual(Object.keys(operations).sort())
  })

  it('that move money, prices, permissions or switches look their session up, whatever a process remembers', () => {
    const weighty =
      /^\/(client\/checkout|client\/\{\w+\}|client\/.+\/(credit_card|credit)(\/.+)?|invoices\/.+|prices\/.+|promotions.*|configurations.*|project\/.+\/cancel|user|user\/(\{uuid\}|earlyAccess|impersonation))$/
    const remembered = allOperations.filter(
      ({ method, path, idempotencyKey, freshSession }) =>
        method !== 'GET' && freshSession !== true && (idempotencyKey === true || weighty.test(path)),
    )
    // Whoever leaves a client's place can only lose by it.
    expect(remembered.map(({ name }) => name)).toEqual(['accounts.stopImpersonation'])
  })

  it('that write ask staff for more than a permission to view', () => {
    const onlyRead = [
      // The reason of each look is in the audit, and what is answered in no cache.
      'bills.lookAtTaxIdentity',
      'bills.lookAtBankDetails',
      // Counts who would get a text that is longer than an address may be.
      'notifications.previewBroadcast',
    ]
    const byView = allOperations.filter(
      ({ method, caller }) =>
        method !== 'GET' && typeof caller !== 'string' && caller.some((each) => each.endsWith('.view')),
    )
    expect(byView.map(({ name }) => name).toSorted()).toEqual(onlyRead.toSorted())
  })

  it('the public ones are exactly those that may be', () => {
    const open =
      /^\/(healthcheck|auth\/(exists|login|logout|verify|verification|forgotpassword|resetpassword|invitation|invitation\/accept)|client\/register|user\/timezone|user\/config|matching\/.+|places\/.+|prices\/.+|content\/.+|feedback|file\/avatar\/.+|utm\/log|configurations.*|promotions\/codes|webhooks\/.+|checkout_confirmation\/.+|home\/figures|meetings(\/slots|\/link(\/cancel)?)?|unsubscribe|applications(\/(confirmation|resume-link|resume))?)$/
    expect(allOperations.filter(({ caller, path }) => caller === 'anyone' && !open.test(path))).toEqual([])
  })
})
