import { isInvisible } from '@talentplace/contract/shared/invisible'
import type { ClientAnswer } from '@talentplace/contract/hiring/match-board/client-answers'
import { answerShortlist, type ShortlistedCandidate } from '@talentplace/contract/hiring/match-board/shortlist.routes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface AnswerButtonsProps {
  readonly project: string
  readonly candidate: ShortlistedCandidate
}

const options = {
  reloads: ['projects.*'],
  reloadsOnError: true,
  errorMessage: 'Your answer could not be saved. Please try again.',
} as const

const words = {
  not: { label: 'What doesn’t fit?', send: 'Say no' },
  question: { label: 'What would you like to know?', send: 'Ask the question' },
} as const

function InWords({
  project,
  candidate,
  answer,
  onClose,
}: AnswerButtonsProps & { answer: 'not' | 'question'; onClose: () => void }) {
  const save = useSave('projects.answerShortlist', {
    ...options,
    onSaved() {
      onClose()
      notify({ kind: 'success', message: 'Thank you. We’ll come back to you.' })
    },
  })
  const { label, send } = words[answer]
  const params = { uuid: project, candidate_uuid: candidate.uuid }
  return (
    <Form
      schema={answerShortlist.body}
      initialValues={{ note: '' }}
      toRequest={({ note }) => ({ answer, note, version: candidate.version })}
      extraIssues={({ note }): Readonly<Record<string, string>> => (isInvisible(note) ? { note: 'Required' } : {})}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params, body })}
      submit={{ label: send, busy: 'Sending …' }}
      onCancel={onClose}
    >
      {(form) => <TextField data-autofocus label={label} maxLength={500} {...form.getInputProps('note')} />}
    </Form>
  )
}

/** Interested, not, or a question. */
export function AnswerButtons({ project, candidate }: AnswerButtonsProps) {
  const [asking, setAsking] = useState<'not' | 'question' | null>(null)
  const close = (): void => setAsking(null)
  const { uuid: candidate_uuid, version, display_name, answer } = candidate
  const say = useSave('projects.answerShortlist', {
    ...options,
    onSaved: () => notify({ kind: 'success', message: 'We’ll take it from here, and write to you.' }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  const offers = (each: ClientAnswer): boolean => answer !== each
  return (
    <>
      {offers('interested') && (
        <Button
          busy={say.isPending}
          aria-label={`I’m interested in ${display_name}`}
          onClick={() =>
            say.mutate({ params: { uuid: project, candidate_uuid }, body: { answer: 'interested', version } })
          }
        >
          I’m interested
        </Button>
      )}
      <Button variant="outline" aria-label={`Ask about ${display_name}`} onClick={() => setAsking('question')}>
        Ask a question
      </Button>
      {offers('not') && (
        <Button variant="outline" aria-label={`Not ${display_name}`} onClick={() => setAsking('not')}>
          Not for us
        </Button>
      )}
      <Dialog
        opened={asking !== null}
        title={asking === 'question' ? `Ask about ${display_name}` : `${display_name} isn’t for you?`}
        onClose={close}
      >
        {asking && <InWords project={project} candidate={candidate} answer={asking} onClose={close} />}
      </Dialog>
    </>
  )
}
