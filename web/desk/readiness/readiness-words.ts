import type { Readiness } from '@talentplace/contract/desk/readiness/readiness.routes'
import type { Tone } from '@talentplace/contract/shared/lifecycle'

/** E3.2: how the states of a service read and look. */
export const readinessWords: Record<Readiness, { readonly word: string; readonly tone: Tone }> = {
  not_set: { word: 'Not set', tone: 'plain' },
  test_mode: { word: 'Test mode', tone: 'notice' },
  ok: { word: 'OK', tone: 'good' },
  failing: { word: 'Failing', tone: 'danger' },
}
