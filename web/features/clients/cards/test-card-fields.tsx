import { NativeSelect, TextInput } from '@mantine/core'
import { testCards } from '@talentplace/contract/payments/test-cards'
import { useState } from 'react'
import styles from './add-card-form.module.css'
import type { CardFieldsProps } from './card-fields-props.ts'
import { CardFormEnd } from './card-form-end.tsx'
import { useCardEntry } from './use-card-entry.ts'

const choices = [
  { value: '', label: 'Choose a test card' },
  ...testCards.map(({ token, title }) => ({ value: token, label: title })),
]

/** The test processor's cards: chosen, never typed, so that nobody enters a real one. */
export default function TestCardFields({ mayAdd, secondary, onCancel, onToken }: CardFieldsProps) {
  const [token, setToken] = useState('')
  const [zip, setZip] = useState('')
  const { busy, problem, onSubmit } = useCardEntry(() => onToken({ token, zip_code: zip }))
  const does = testCards.find((card) => card.token === token)?.does
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.notice}>
        <strong>Test cards only.</strong> No card company is connected here and nothing is ever charged.
      </p>
      <NativeSelect
        size="md"
        label="Test card"
        data={choices}
        value={token}
        description={does ?? 'Each behaves in its own way when it is charged'}
        onChange={(event) => setToken(event.currentTarget.value)}
      />
      <TextInput
        size="md"
        label="Postal or ZIP code"
        className={styles.zip}
        value={zip}
        maxLength={12}
        autoComplete="billing postal-code"
        onChange={(event) => setZip(event.currentTarget.value)}
      />
      <CardFormEnd
        problem={problem}
        busy={busy}
        ready={mayAdd && token !== ''}
        secondary={secondary}
        onCancel={onCancel}
      />
    </form>
  )
}
