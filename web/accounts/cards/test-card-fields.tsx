import * as t from '@talentplace/contract/accounts/messages/cards'
import { NativeSelect, TextInput } from '@mantine/core'
import { testCards } from '@talentplace/contract/billing/processor/test-cards'
import { useRef, useState } from 'react'
import styles from './add-card-form.module.css'
import type { CardFieldsProps } from './card-fields-props.ts'
import { CardFormEnd } from './card-form-actions.tsx'
import { useCardEntry } from './use-card-entry.ts'

const choices = [
  { value: '', label: t.chooseTest() },
  ...testCards.map(({ token, title }) => ({ value: token, label: title })),
]

/** The test processor's cards: chosen, never typed, so that nobody enters a real one. */
export default function TestCardFields({ mayAdd, onEntry, onEdited, onCancel, onToken }: CardFieldsProps) {
  const [token, setToken] = useState('')
  const [zip, setZip] = useState('')
  const choice = useRef<HTMLSelectElement>(null)
  const ready = mayAdd && token !== ''
  const entry = useCardEntry({
    ready,
    send: () => onToken({ token, zip_code: zip }),
    onEntry,
    focus: () => choice.current?.focus(),
  })
  function edited(): void {
    entry.onEdited()
    onEdited?.()
  }
  const does = testCards.find((card) => card.token === token)?.does
  return (
    <form className={styles.form} onSubmit={entry.onSubmit} noValidate>
      <p className={styles.notice}>
        <strong>{t.testOnly()}</strong> {t.nothingCharged()}
      </p>
      <NativeSelect
        ref={choice}
        size="md"
        label={t.testCard()}
        data={choices}
        value={token}
        description={does ?? t.eachBehaves()}
        onChange={(event) => {
          setToken(event.currentTarget.value)
          edited()
        }}
      />
      <TextInput
        size="md"
        label={t.postalCode()}
        className={styles.zip}
        value={zip}
        maxLength={12}
        autoComplete="billing postal-code"
        onChange={(event) => {
          setZip(event.currentTarget.value)
          edited()
        }}
      />
      <CardFormEnd
        problem={entry.problem}
        busy={entry.busy}
        ready={ready}
        embedded={onEntry !== undefined}
        onCancel={onCancel}
      />
    </form>
  )
}
