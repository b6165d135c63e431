import { describe, expect, it } from 'vitest'
import { classifyForClient } from './project-classification.ts'

const today = '2026-11-20'

describe('C1.2 a client’s subscription', () => {
  it.each([
    ['without a start', null, null, 'draft'],
    ['that starts tomorrow', '2026-11-21', null, 'upcoming'],
    ['that starts tomorrow and has an end', '2026-11-21', '2026-12-20', 'upcoming'],
    ['that starts today', '2026-11-20', null, 'current'],
    ['that ends tomorrow', '2026-10-20', '2026-11-21', 'current'],
    ['that ends today (0.11)', '2026-10-20', '2026-11-20', 'current'],
    ['that ended yesterday', '2026-10-20', '2026-11-19', 'past'],
    ['that lasted one day, yesterday', '2026-11-19', '2026-11-19', 'past'],
  ])('%s is what it should be', (_what, start_date, end_date, classification) => {
    expect(classifyForClient({ start_date, end_date }, today)).toBe(classification)
  })
})
