import { timeOf, type Worker } from './time-suite.ts'
import type { Answer } from './call.ts'

/** An hour of work as its assistant enters it by hand, on 20 November 2026 from 8 in Toronto. */
export const work = ({ ratePlan: place }: Worker, about: object = {}) => ({
  rate_plan_uuid: place.rate_plan_uuid,
  start_at: '2026-11-20T13:00:00Z',
  end_at: '2026-11-20T14:00:00Z',
  description: 'Reconciled the accounts',
  ...about,
})

export interface WrittenEntry {
  readonly uuid: string
  readonly version: number
  readonly [name: string]: unknown
}

/**
 * The entries of an answer that has to be one.
 * @throws Error where it is a refusal
 */
export function writtenOf(answer: Answer): WrittenEntry[] {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return timeOf(answer) as unknown as WrittenEntry[]
}
