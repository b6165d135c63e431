import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import type {
  Requirements,
  RequirementsVersion,
} from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { requirementStates } from '@talentplace/contract/subscriptions/requirement.states'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Tag } from '../../ui/tag.tsx'
import { StateTag } from '../../ui/state-tag.tsx'

/** The version that was sent last. */
export function lastSent({ versions }: Pick<Requirements, 'versions'>): RequirementsVersion | null {
  return versions.find(({ status }) => status !== 'draft') ?? null
}

/** How far a form is, for its client. */
export function RequirementsStatus({ requirements }: { requirements: Requirements }) {
  const sent = lastSent(requirements)
  const { reviewed_date = null, submitted_date = null } = sent ?? {}
  if (sent === null) {
    return (
      <>
        <StateTag of={requirementStates} state="draft" />
        <span>{t.notSent()}</span>
      </>
    )
  }
  return (
    <>
      <StateTag of={requirementStates} state={sent.status} />
      {reviewed_date !== null ? (
        <span>
          <Rich of={t.readOn} values={{}} when={() => <InstantTime instant={reviewed_date} />} />
        </span>
      ) : (
        submitted_date !== null && (
          <span>
            <Rich of={t.sentOn} values={{}} when={() => <InstantTime instant={submitted_date} />} />
          </span>
        )
      )}
      {requirements.status === 'draft' && <Tag tone="notice">{t.changesNotSent()}</Tag>}
    </>
  )
}
