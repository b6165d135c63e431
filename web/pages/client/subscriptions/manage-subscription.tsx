import * as record from '@talentplace/contract/subscriptions/messages/record'
import * as team from '@talentplace/contract/subscriptions/messages/team'
import * as pauses from '@talentplace/contract/subscriptions/messages/pauses'
import * as nextHours from '@talentplace/contract/subscriptions/messages/next-hours'
import * as cancellation from '@talentplace/contract/subscriptions/messages/cancellation'
import { useState } from 'react'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { OverageDialog } from '../../../subscriptions/hours/overage-dialog.tsx'
import { PauseDialog } from '../../../subscriptions/pauses/pause-dialog.tsx'
import { NextHoursDialog } from '../../../subscriptions/rate-plans/next-hours-dialog.tsx'
import { replaceable, ReplacementDialog } from '../../../subscriptions/rate-plans/replacement.tsx'
import { CancelDialog } from '../../../subscriptions/subscriptions/cancel-dialog.tsx'
import type { Subscription } from '../../../subscriptions/visible-subscription.ts'
import { ManageMenu, type ManageEntry } from '../../../ui/record/manage-menu.tsx'

interface ManageSubscriptionProps {
  readonly subscription: Subscription
  /** Undefined while they load. */
  readonly hours: Reply<'projects.getProjectHours'> | undefined
}

/** What a client can change of a subscription, as far as they may and it can be changed now. */
export function ManageSubscription({ subscription, hours }: ManageSubscriptionProps) {
  const { uuid, classification, end_date, pause, can_be_refunded } = subscription
  const [asking, setAsking] = useState<string | null>(null)
  const works = useMayDo('work')
  const pays = useMayDo('money')
  const goesOn = classification !== 'past' && end_date === null && !can_be_refunded
  const people =
    works && classification === 'current'
      ? subscription.team.flatMap((member) => {
          const person = replaceable(member)
          return person ? [{ ratePlan: member.rate_plan_uuid, name: person.name }] : []
        })
      : []
  const close = (): void => setAsking(null)
  const opens = (key: string) => () => setAsking(key)
  const entries: ManageEntry[] = [
    ...(pays && goesOn ? [{ key: 'hours', label: nextHours.changeHours(), opens: opens('hours') }] : []),
    ...(pays && hours && classification !== 'past'
      ? [{ key: 'extra', label: record.extraTimeSettings(), opens: opens('extra') }]
      : []),
    ...people.map(({ ratePlan, name }) => ({
      key: ratePlan,
      label: team.askInsteadOf({ name }),
      opens: opens(ratePlan),
    })),
    ...(pays && goesOn && pause === null ? [{ key: 'pause', label: pauses.pauseThis(), opens: opens('pause') }] : []),
    ...(pays && goesOn
      ? [{ key: 'cancel', label: cancellation.cancelThis(), opens: opens('cancel'), isDanger: true }]
      : []),
  ]
  return (
    <>
      <ManageMenu entries={entries} />
      <NextHoursDialog uuid={uuid} opened={asking === 'hours'} onClose={close} />
      {hours && <OverageDialog hours={hours} opened={asking === 'extra'} onClose={close} />}
      {people.map(({ ratePlan, name }) => (
        <ReplacementDialog
          key={ratePlan}
          project={uuid}
          ratePlan={ratePlan}
          name={name}
          opened={asking === ratePlan}
          onClose={close}
        />
      ))}
      <PauseDialog uuid={uuid} title={pauses.pauseThis()} opened={asking === 'pause'} onClose={close} />
      <CancelDialog uuid={uuid} opened={asking === 'cancel'} onClose={close} />
    </>
  )
}
