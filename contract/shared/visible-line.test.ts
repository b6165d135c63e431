import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { companyFields } from '../clients/company/company-fields.ts'
import { operations } from '../operations.ts'
import { cartItem } from '../matching/criteria.ts'
import { schemaLeaves, typeOf } from '../testing/schema-leaves.ts'
import { invisibleMessage, lineFault } from './visible-line.ts'

describe('a name', () => {
  it('is anything that people write, in any script', () => {
    for (const name of [
      'Robin Field',
      'Zoë O’Neill-Ng',
      'ᐃᓄᒃᑎᑐᑦ',
      'محمد علی‌زاده',
      'שרה',
      '李小龍',
      '👩🏽‍💻 Studio',
      'A\u00A0B',
      '',
    ]) {
      expect({ name, fault: lineFault(name) }).toEqual({ name, fault: null })
    }
  })

  it('has no control characters, line breaks or turns of direction', () => {
    for (const bad of [
      '\u0000',
      '\u0007',
      '\t',
      '\n',
      '\r',
      '\u001B',
      '\u007F',
      '\u0085',
      '\u2028',
      '\u202E',
      '\u2066',
    ]) {
      expect({ bad, fault: lineFault(`Robin${bad}Field`) }).toEqual({ bad, fault: invisibleMessage })
    }
  })

  it('has something to see', () => {
    for (const nothing of [
      '\u200B',
      '\u200D\u2060',
      '\uFEFF',
      '\u00AD',
      '\u3164',
      '\u2800',
      '\u200E \u200F',
      '\u{E0041}',
    ]) {
      expect({ nothing, fault: lineFault(nothing) }).toEqual({ nothing, fault: 'Required' })
    }
  })
})

/** What a person gives a name to, by the paths of the bodies that carry it. */
const named = /(^|\.)(full_name|company|legal_name|project_name|invitee_name|signed_name|title|label|name)$/

/** Not written by people for people to read: what keeps its own form, or copies what was named elsewhere. */
const otherwise: Readonly<Record<string, string>> = {
  'createProject matching_criteria.project_name': 'a copy that is never read back',
  'saveProject matching_criteria.project_name': 'a copy that is never read back',
  'register matching_criteria.project_name': 'a copy that is never read back',
  'saveProject joins.base.project_name': 'a copy that is never read back',
  'login collect.full_name': 'checked by the rule of its field when it is wanted',
  'login collect.company': 'checked by the rule of its field when it is wanted',
}

it('every name that an operation takes goes by this rule', () => {
  const open: string[] = []
  for (const [key, { body }] of Object.entries(operations)) {
    if (!body) continue
    for (const [path, schema] of schemaLeaves(body as z.ZodType)) {
      if (named.test(path) && typeOf(schema) === 'string' && schema.safeParse('Robin\u202EField').success)
        open.push(`${key} ${path}`)
    }
  }
  expect([...new Set(open)].toSorted()).toEqual(Object.keys(otherwise).toSorted())
})

it('the lines of a company’s address go by it too', () => {
  for (const field of ['address_line1', 'address_line2', 'city', 'po_number'] as const) {
    expect(companyFields.shape[field].safeParse('1 Main St\u202E').success).toBe(false)
  }
})

it('so do both texts of a tax number, where they are given', () => {
  const { tax_numbers } = companyFields.shape
  expect(tax_numbers.safeParse([{ name: 'GST/HST', number: '123456789 RT0001' }]).success).toBe(true)
  for (const bad of [
    { name: 'GST\u202E', number: '999' },
    { name: 'GST', number: '99\n9' },
  ]) {
    expect(tax_numbers.safeParse([bad]).error?.issues.map(({ message }) => message)).toEqual([invisibleMessage])
  }
})

it('a copied name in a cart comes without what disturbs, also from a draft stored before', () => {
  const item = { role_id: 14, hours: 10, assistant_id: 7 }
  expect(cartItem.parse({ ...item, known_as: 'Robin\u202E F.\n' }).known_as).toBe('Robin F.')
})
