import {
  secondPersonActs,
  secondPersonReasonText,
  type SecondPersonAct,
  type SecondPersonReason,
} from '@talentplace/contract/shared/second-person'
import { dayText } from './day-text.ts'
import { signedAtText } from './signed-at-text.ts'

export interface OwnWait {
  readonly act: SecondPersonAct
  readonly kind: SecondPersonReason
  /** The day of the change, by the office's calendar. */
  readonly since: string
  /** From this instant on they may. */
  readonly from: Date
  /** The office's, in minutes east of UTC, at `from`. */
  readonly offset: number
}

/** Why someone can't be the second person yet, and from when they can. */
export function secondPersonText({ act, kind, since, from, offset }: OwnWait): string {
  const when = signedAtText(from, offset)
  return `You can ${secondPersonActs[act].does} from ${when}, because ${secondPersonReasonText(act, kind, 'your')} on ${dayText(since)}.`
}
