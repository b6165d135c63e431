import * as t from '@talentplace/contract/subscriptions/messages/team'
import { askForReplacement } from '@talentplace/contract/subscriptions/rate-plans/replacement.routes'
import type { TeamMember } from '@talentplace/contract/billing/subscriptions/subscription.routes'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showsSubscriptions } from '../shows-subscriptions.ts'
import styles from './next-hours.module.css'

interface ReplacementProps {
  readonly project: string
  readonly ratePlan: string
  readonly name: string
}

function QuestionForm({ project, ratePlan, name, onClose }: ReplacementProps & { onClose: () => void }) {
  const save = useSave('projects.askForReplacement', {
    reloads: showsSubscriptions,
    errorMessage: t.notSent(),
    onSaved() {
      notify({ kind: 'success', message: t.inTouch() })
      onClose()
    },
  })
  return (
    <Form
      schema={askForReplacement.body}
      initialValues={{ reason: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: project, rate_plan_uuid: ratePlan }, body })}
      submit={{ label: t.askForOther(), busy: t.sending() }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.effect}>{t.whatHappens({ name })}</p>
          <TextAreaField
            data-autofocus
            label={t.whatDifferent()}
            rows={3}
            maxLength={500}
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </Form>
  )
}

function ReplacementRequested({ project, ratePlan, name, since }: ReplacementProps & { since: string }) {
  const keep = useSave('projects.withdrawReplacement', {
    reloads: showsSubscriptions,
    errorMessage: t.notWithdrawn(),
    onSaved: () => notify({ kind: 'success', message: t.stays({ name }) }),
  })
  return (
    <span className={styles.ways}>
      <Tag tone="notice">{t.lookingForOther()}</Tag>
      <span>
        <Rich of={t.requestedSince} values={{}} when={() => <TimeAgo instant={since} />} />
      </span>
      <Button
        variant="quiet"
        busy={keep.isPending}
        onClick={() => keep.mutate({ params: { uuid: project, rate_plan_uuid: ratePlan } })}
      >
        {t.keep({ name })}
      </Button>
      <FormFailure failure={keep.failure} />
    </span>
  )
}

/** A client’s wish for someone else in a role while it is open, and its way back. */
export function Replacement({ project, member }: { project: string; member: TeamMember }) {
  const { rate_plan_uuid: ratePlan, assistant, replacement, rp_end_date } = member
  if (assistant === null || replacement === null || rp_end_date !== null) return null
  return (
    <ReplacementRequested {...{ project, ratePlan }} name={assistant.display_name} since={replacement.asked_date} />
  )
}

/** The person whom a client can ask to be replaced; null for who is leaving anyway, or hasn’t said yes, or where they have asked. */
export function replaceable({ assistant, replacement, rp_end_date }: TeamMember): { readonly name: string } | null {
  if (assistant === null || replacement !== null || rp_end_date !== null) return null
  return assistant.interest === 'declined' ? null : { name: assistant.display_name }
}

interface ReplacementDialogProps extends ReplacementProps {
  readonly opened: boolean
  readonly onClose: () => void
}

export function ReplacementDialog({ opened, onClose, ...about }: ReplacementDialogProps) {
  return (
    <Dialog opened={opened} title={t.insteadOf({ name: about.name })} onClose={onClose}>
      {opened && <QuestionForm {...about} onClose={onClose} />}
    </Dialog>
  )
}
