import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { companyFields } from '../accounts/company/company-fields.ts'
import { operations } from '../operations.ts'
import { cartItem } from '../core/criteria/criteria.ts'
import { schemaLeaves, typeOf } from '../testing/schema-leaves.ts'
import { codeText, lineText } from './line-text.ts'

describe('what machines compare is cleaned', () => {
  it('a province in small letters, with what was pasted along', () => {
    expect(companyFields.shape.state_prov.parse(' ns\u00A0')).toBe('NS')
  })

  it('a purchase order number has the signs of a plain keyboard', () => {
    expect(companyFields.shape.po_number.parse('PO\u20132026\u200B\u20117\u00A0')).toBe('PO-2026-7')
  })
})

describe('a name', () => {
  it.each([
    'Robin Field',
    'Zoë O’Neill‑Ng',
    "Seán O'Brien",
    'Nguyễn Thị Ánh Đặng',
    'ᐃᓄᒃᑎᑐᑦ',
    'محمد علی‌زاده',
    'שרה',
    '李小龍',
    '👩🏽‍💻 Studio',
    'A\u00A0B',
    '',
  ])('%j is kept as it was typed', (name) => expect(lineText().parse(name)).toBe(name))

  it.each([
    ['Zoe\u0308', 'Zoë'],
    ['Robin\nField', 'Robin Field'],
    ['Robin \r\n\t Field\n', 'Robin Field'],
    ['Robin\u2028Field', 'Robin Field'],
    ['Robin\u0085Field', 'Robin Field'],
    ['Robin\u0000\u0007\u001B\u007F Field', 'Robin Field'],
    ['\u202ARobin\u202C \u2066Field\u2069\u200E', 'Robin Field'],
    ['Rob\u00ADin\u200B Field\uFEFF', 'Robin Field'],
  ])('%j is taken as %j', (name, taken) => expect(lineText().parse(name)).toBe(taken))

  it.each(['\u200B', '\u200D\u2060', '\uFEFF', '\u00AD', '\u3164', '\u2800', '\u200E \u200F', '\u{E0041}', '\n\u202E'])(
    '%j is none',
    (nothing) => {
      expect(lineText().min(1, 'Required').safeParse(nothing).error?.issues[0]?.message).toBe('Required')
    },
  )
})

describe('a code', () => {
  it.each([
    ['\u00A0K1A\u00A00B1\u200B', 'K1A 0B1'],
    ['AB–12‑3−4', 'AB-12-3-4'],
    ['O’1ʼ2', "O'1'2"],
    ['１２３', '123'],
    ['12\u200D3\uFE0F', '123'],
  ])('%j is taken as %j', (code, taken) => expect(codeText().parse(code)).toBe(taken))
})

/** What a person gives a name to, by the paths of the bodies that carry it. */
const named =
  /(^|\.)(full_name|company|legal_name|project_name|invitee_name|signed_name|title|label|name|holder_name|reference|lines\.\[\]\.description)$/

/** Not written by people for people to read: what keeps its own form, or copies what was named elsewhere. */
const errorMessage: Readonly<Record<string, string>> = {
  'createProject matching_criteria.project_name': 'a copy that is never read back',
  'saveProject matching_criteria.project_name': 'a copy that is never read back',
  'register matching_criteria.project_name': 'a copy that is never read back',
  'saveProject joins.base.project_name': 'a copy that is never read back',
  'login collect.full_name': 'checked by the rule of its field when it is wanted',
  'login collect.company': 'checked by the rule of its field when it is wanted',
}

it('every name that an operation takes comes without what disturbs', () => {
  const open: string[] = []
  for (const [key, { body }] of Object.entries(operations)) {
    if (!body) continue
    for (const [path, schema] of schemaLeaves(body as z.ZodType)) {
      if (!named.test(path) || typeOf(schema) !== 'string') continue
      const { success, data } = schema.safeParse('Robin\u202E\nField')
      if (success && String(data).toLowerCase() !== 'robin field') open.push(`${key} ${path}`)
    }
  }
  expect([...new Set(open)].toSorted()).toEqual(Object.keys(errorMessage).toSorted())
})

it('so do the lines of a company’s address, and both texts of a tax number', () => {
  for (const field of ['address_line1', 'address_line2', 'city', 'po_number'] as const) {
    expect(companyFields.shape[field].parse('1 Main\n St\u202E')).toBe('1 Main St')
  }
  expect(companyFields.shape.tax_numbers.parse([{ name: 'GST\u202E', number: '123456789\u00A0RT‑0001' }])).toEqual([
    { name: 'GST', number: '123456789 RT-0001' },
  ])
})

it('a copied name in a cart comes without what disturbs, also from a draft stored before', () => {
  const item = { role_id: 14, hours: 10, assistant_id: 7 }
  expect(cartItem.parse({ ...item, known_as: 'Robin\u202E F.\n' }).known_as).toBe('Robin F.')
})
