import * as t from '@talentplace/contract/hiring/messages/checkout'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import type { EnteredCode } from './entered-codes.ts'
import styles from './promotion-entry.module.css'

const maxCodes = 5

interface PromotionEntryProps {
  readonly codes: readonly EnteredCode[]
  readonly onChange: (codes: readonly string[]) => void
}

function Remove({ code, onRemove }: { code: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.remove} aria-label={ui.removeWord({ word: code })} onClick={onRemove}>
      <IconX size={18} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

/** D3: codes that were entered: what each takes off, or plainly why it doesn't. Each can be taken out again. */
export function PromotionEntry({ codes, onChange }: PromotionEntryProps) {
  const [text, setText] = useState('')
  const entered = codes.map(({ code }) => code)
  const without = (code: string) => () => onChange(entered.filter((each) => each !== code))

  function apply(event: FormEvent): void {
    event.preventDefault()
    const code = text.trim().toUpperCase()
    if (code === '') return
    if (!entered.includes(code)) onChange([...entered, code])
    setText('')
  }

  return (
    <div className={styles.promotions}>
      <ul className={styles.codes} aria-live="polite" aria-label={t.promotionCodes()}>
        {codes.map(({ code, state, text: message }) => (
          <li key={code} className={styles.code} data-refused={state === 'refused' || undefined}>
            <span>
              <strong>{code}</strong> {message}
            </span>
            <Remove code={code} onRemove={without(code)} />
          </li>
        ))}
      </ul>
      {codes.length < maxCodes && (
        <form className={styles.entry} onSubmit={apply}>
          <TextInput
            className={styles.field}
            label={t.promotionCode()}
            size="md"
            autoComplete="off"
            maxLength={40}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline">
            {t.apply()}
          </Button>
        </form>
      )}
    </div>
  )
}
