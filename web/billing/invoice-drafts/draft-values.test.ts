import { invoiceForm } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import { describe, expect, it } from 'vitest'
import { bodyOf, draftIssues, emptyLine, newValues } from './draft-values.ts'

const project = {
  project_uuid: '01940000-0000-7000-8000-000000000001',
  project_name: 'Books',
  client_uuid: '01940000-0000-7000-8000-000000000002',
  company: 'Maple Books',
  currency: 'cad',
} as const
const written = {
  ...newValues(project, '2026-11-20'),
  lines: [
    { ...emptyLine, description: 'Set-up', quantity: '2', unit_cents: '1,080.50' },
    { ...emptyLine, kind: 'adjustment' as const, description: 'Goodwill', unit_cents: '-$20' },
  ],
}

describe('what the form of an invoice by hand sends', () => {
  it('is what the contract takes: amounts in cents, below zero with a sign, no period where none was given', () => {
    expect(invoiceForm.parse(bodyOf(written))).toMatchObject({
      project_uuid: project.project_uuid,
      period_start: null,
      period_end: null,
      lines: [
        { quantity: 2, unit_cents: 108_050 },
        { quantity: 1, unit_cents: -2000 },
      ],
    })
    expect(draftIssues(written)).toEqual({})
  })

  it('names its version once it is stored, and says what can’t be read', () => {
    expect(bodyOf({ ...written, version: 3 })).toMatchObject({ version: 3 })
    expect(draftIssues({ ...written, project: null, lines: [{ ...emptyLine, unit_cents: 'lots' }] })).toEqual({
      project: 'Choose a subscription',
      'lines.0.unit_cents': 'Must be an amount, e.g. 42.50',
    })
  })
})
