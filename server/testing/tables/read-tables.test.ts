import { describe, expect, it } from 'vitest'
import { valuesListed } from './read-tables.ts'

describe('the values that a check constraint lists', () => {
  it.each([
    ["CHECK ((state = ANY (ARRAY['held'::text, 'paid'::text])))", ["'held'", "'paid'"]],
    ["CHECK (((country IS NULL) OR (country = ANY (ARRAY['CA'::text, 'US'::text]))))", ["'CA'", "'US'"]],
    ['CHECK ((priority = ANY (ARRAY[0, 1, 99])))', ['0', '1', '99']],
    ["CHECK ((details_wanted <@ ARRAY['city'::text, 'terms'::text]))", ["'city'", "'terms'"]],
  ])('%s', (check, values) => expect(valuesListed(check)).toEqual(values))

  it.each([
    "CHECK (((state <> 'paid'::text) OR (state = ANY (ARRAY['held'::text]))))",
    "CHECK (((state = ANY (ARRAY['held'::text])) AND (length(state) > 2)))",
    'CHECK ((hours > 0))',
  ])('none where it says anything else: %s', (check) => expect(valuesListed(check)).toBeNull())
})
