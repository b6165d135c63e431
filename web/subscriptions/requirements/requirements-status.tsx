import type {
  Requirements,
  RequirementsVersion,
} from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { requirementStates } from '@talentplace/contract/subscriptions/requirement.states'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Tag } from '../../ui/tag.tsx'
import { StateTag } from '../../ui/state-tag.tsx'

/** The version that was sent last. */
export function lastSent({ versions }: Pick<Requirements, 'versions'>): RequirementsVersion | null {
  return versions.find(({ status }) => status !== 'draft') ?? null
}

/** How far a form is, for its client. */
export function RequirementsStatus({ requirements }: { requirements: Requirements }) {
  const sent = lastSent(requirements)
  if (sent === null) {
    return (
      <>
        <StateTag of={requirementStates} state="draft" />
        <span>Not sent yet</span>
      </>
    )
  }
  return (
    <>
      <StateTag of={requirementStates} state={sent.status} />
      {sent.reviewed_date ? (
        <span>
          Read by our team on <InstantTime instant={sent.reviewed_date} />
        </span>
      ) : (
        sent.submitted_date && (
          <span>
            Sent on <InstantTime instant={sent.submitted_date} />
          </span>
        )
      )}
      {requirements.status === 'draft' && <Tag tone="notice">Changes not sent yet</Tag>}
    </>
  )
}
