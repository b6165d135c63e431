import * as t from '@talentplace/contract/subscriptions/messages/brief-form'
import {
  requirementFields,
  missingAnswers,
  type RequirementName,
} from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import type { Requirements } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { isUndecided, isUnsaved, type Writing } from './answer-writer.ts'
import { RequirementInput } from './requirement-input.tsx'
import styles from './requirements-form.module.css'
import { useAnswerWriter } from './use-answer-writer.ts'

/** True while something typed can't be saved as things are. */
function isStuck(writing: Writing): boolean {
  return isUndecided(writing) || (isUnsaved(writing) && (writing.state === 'failed' || writing.state === 'refused'))
}

function savedWords(writing: Writing, version: number): string {
  if (isUndecided(writing)) return t.undecided()
  if (writing.state === 'saving') return t.saving()
  if (writing.state === 'failed' && isUnsaved(writing)) return t.retrying()
  if (isUnsaved(writing)) return writing.state === 'refused' ? t.notSaved() : t.notSavedYet()
  return version === 0 ? t.savedAutomatically() : t.saved()
}

interface ElsewhereProps {
  readonly stored: string
  readonly onDecide: (which: 'mine' | 'theirs') => void
}

/** An answer that was changed here and elsewhere: what is stored, to be taken or not. */
function Elsewhere({ stored, onDecide }: ElsewhereProps) {
  return (
    <div className={styles.elsewhere}>
      <p>{t.savedElsewhere()}</p>
      <blockquote>{stored === '' ? t.noAnswer() : stored}</blockquote>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => onDecide('mine')}>
          {t.useMine()}
        </Button>
        <Button variant="outline" onClick={() => onDecide('theirs')}>
          {t.useSaved()}
        </Button>
      </div>
    </div>
  )
}

/** C1 Ours: what a client tells us before the work begins. Saved automatically, sent by a press. */
export function RequirementsForm({ requirements }: { requirements: Requirements }) {
  const form = useRef<HTMLFormElement>(null)
  const { writer, writing } = useAnswerWriter(requirements)
  const { answers, issues, theirs, problem } = writing
  const [sending, setSending] = useState(false)
  const hasNews = requirements.status === 'draft' || requirements.version === 0 || isUnsaved(writing)

  function focus(name: RequirementName | undefined): void {
    const field = name && form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSending(true)
    const isSent = await writer.submit()
    setSending(false)
    if (isSent) {
      notify({ kind: 'success', message: t.isSent() })
      return
    }
    focus(missingAnswers(writer.read().answers)[0])
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {requirementFields.map((field) => {
        const stored = theirs[field.name]
        return (
          <div key={field.name} className={styles.question}>
            <RequirementInput
              field={field}
              value={answers[field.name]}
              issue={issues[field.name]}
              onChange={(value) => writer.type(field.name, value)}
              onBlur={() => void writer.keep()}
            />
            {stored !== undefined && (
              <Elsewhere stored={stored} onDecide={(which) => writer.decide(field.name, which)} />
            )}
          </div>
        )
      })}
      <div className={styles.bar}>
        <div className={styles.problem}>
          <FormFailure failure={problem} />
        </div>
        <output className={styles.state} data-problem={isStuck(writing) || undefined}>
          {savedWords(writing, requirements.version)}
        </output>
        {hasNews && (
          <Button type="submit" busy={sending}>
            {sending ? t.sending() : t.send()}
          </Button>
        )}
      </div>
    </form>
  )
}
