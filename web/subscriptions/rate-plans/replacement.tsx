import { askForReplacement } from '@talentplace/contract/subscriptions/rate-plans/replacement.routes'
import type { TeamMember } from '@talentplace/contract/billing/subscriptions/subscription.routes'
import { useState } from 'react'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
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
    errorMessage: 'We couldn’t take your request. Please try again.',
    onSaved() {
      notify({ kind: 'success', message: 'We’re looking for someone else and will be in touch.' })
      onClose()
    },
  })
  return (
    <Form
      schema={askForReplacement.body}
      initialValues={{ reason: '' }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: project, rate_plan_uuid: ratePlan }, body })}
      submit={{ label: 'Ask for someone else', busy: 'Sending …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.effect}>
            Your hours and your price stay the same. {name} keeps working until someone takes over, and only our team
            reads what you write here. You can take it back until then.
          </p>
          <TextAreaField
            data-autofocus
            label="What should be different?"
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
    errorMessage: 'It could not be taken back. Please try again.',
    onSaved: () => notify({ kind: 'success', message: `${name} stays with you.` }),
  })
  return (
    <span className={styles.ways}>
      <Tag tone="notice">Looking for someone else</Tag>
      <span>
        asked <TimeAgo instant={since} />
      </span>
      <Button
        variant="quiet"
        busy={keep.isPending}
        onClick={() => keep.mutate({ params: { uuid: project, rate_plan_uuid: ratePlan } })}
      >
        Keep {name}
      </Button>
      <FormFailure failure={keep.failure} />
    </span>
  )
}

function RequestReplacement(props: ReplacementProps) {
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Ask for someone else instead of ${props.name}`}
        onClick={() => setAsking(true)}
      >
        Ask for someone else
      </Button>
      <Dialog opened={asking} title={`Someone else instead of ${props.name}?`} onClose={close}>
        {asking && <QuestionForm {...props} onClose={close} />}
      </Dialog>
    </>
  )
}

/** A client’s wish for someone else in a role, and its way back; nothing for who is leaving anyway, or hasn’t said yes. */
export function Replacement({ project, member }: { project: string; member: TeamMember }) {
  const { rate_plan_uuid: ratePlan, assistant, replacement, rp_end_date } = member
  if (assistant === null || rp_end_date !== null) return null
  const about = { project, ratePlan: ratePlan, name: assistant.display_name }
  if (replacement) return <ReplacementRequested {...about} since={replacement.asked_date} />
  return assistant.interest === 'declined' ? null : <RequestReplacement {...about} />
}
