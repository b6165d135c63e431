import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/accounts/messages/spending-limits'
import { spendingRequestStates } from '@talentplace/contract/accounts/spending/spending-request.states'
import { decideSpending, type SpendingRequest } from '@talentplace/contract/accounts/spending/spending.routes'
import type { StateIn } from '@talentplace/contract/shared/lifecycle'
import { useState } from 'react'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { Entry } from '../../ui/entries.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { Tag } from '../../ui/tag.tsx'
import { priceWords, purchaseWords } from './purchase-words.ts'
import { showsSpending } from './shows-spending.ts'
import styles from './spending.module.css'

type Answer = StateIn<typeof spendingRequestStates, 'decided'>

function AnswerForm({ request, state, onClose }: { request: SpendingRequest; state: Answer; onClose: () => void }) {
  const save = useSave('clients.decideSpending', {
    reloads: showsSpending,
    reloadsOnError: true,
    errorMessage: t.answerNotSaved(),
    onSaved() {
      notify({ kind: 'success', message: t.answered({ name: request.asked_by }) })
      onClose()
    },
  })
  const isYes = state === 'approved'
  return (
    <Form
      schema={decideSpending.body}
      initialValues={{ note: '' }}
      toRequest={({ note }) => ({ state, note })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: request.uuid }, body })}
      submit={{ label: isYes ? t.approve() : t.decline(), busy: ui.saving() }}
      onCancel={onClose}
    >
      {(form) => <TextAreaField label={t.note()} maxLength={500} {...form.getInputProps('note')} />}
    </Form>
  )
}

function Answers({ request }: { request: SpendingRequest }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const close = (): void => setAnswer(null)
  const about = { what: priceWords(request), name: request.asked_by }
  return (
    <div className={styles.actions}>
      <Button variant="outline" aria-label={t.declineFor(about)} onClick={() => setAnswer('declined')}>
        {t.decline()}
      </Button>
      <Button aria-label={t.approveFor(about)} onClick={() => setAnswer('approved')}>
        {t.approve()}
      </Button>
      <Dialog
        opened={answer !== null}
        title={answer === 'approved' ? t.approveForQuestion(about) : t.declineForQuestion(about)}
        onClose={close}
      >
        {answer !== null && <AnswerForm request={request} state={answer} onClose={close} />}
      </Dialog>
    </div>
  )
}

function Status({ request }: { request: SpendingRequest }) {
  if (request.is_expired) return <Tag tone="plain">{t.expired()}</Tag>
  if (request.is_bought) return <Tag tone="good">{t.used()}</Tag>
  if (request.state === 'waiting') return <Answers request={request} />
  return <StateTag of={spendingRequestStates} state={request.state} />
}

/** What a colleague asks to spend, with the answer to it. */
export function RequestLine({ request }: { request: SpendingRequest }) {
  const { asked_by, kind, project_name, created_date, note } = request
  return (
    <Entry
      name={t.requested({ name: asked_by, what: priceWords(request) })}
      detail={
        <>
          {purchaseWords[kind]({ subscription: project_name })} · <TimeAgo instant={created_date} />
        </>
      }
      note={note}
    >
      <Status request={request} />
    </Entry>
  )
}
