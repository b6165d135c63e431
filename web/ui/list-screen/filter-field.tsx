import { IconSearch } from '@tabler/icons-react'
import { emptyIfInvisible } from '@talentplace/contract/shared/invisible'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { AnyFilter, TextFilter } from './list-definition.ts'
import styles from './list-filters.module.css'

const typingPause = 250

interface TextFieldProps {
  readonly filter: TextFilter
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches once the typing pauses. A value that comes from elsewhere (Back, Clear) takes the typed one's place. */
function TextField({ filter, value, onChange }: TextFieldProps) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    const text = emptyIfInvisible(typed).trim()
    if (text === sent) return undefined
    const timer = setTimeout(() => {
      setSent(text)
      onChange(text)
    }, typingPause)
    return () => clearTimeout(timer)
  }, [typed, sent, onChange])

  return (
    <label className={styles.search}>
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      <VisuallyHidden>{filter.label}</VisuallyHidden>
      <input
        type="search"
        value={typed}
        maxLength={200}
        placeholder={filter.label}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  )
}

interface FilterFieldProps {
  readonly filter: AnyFilter
  readonly value: string
  /** `replace`: part of what is being typed, not a place of its own. */
  readonly onChange: (value: string, options: { replace: boolean }) => void
}

/** One filter of a list, its name in the field. */
export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  if (filter.kind === 'text') {
    return <TextField filter={filter} value={value} onChange={(text) => onChange(text, { replace: true })} />
  }
  const choose = (chosen: string): void => onChange(chosen, { replace: false })
  if (filter.kind === 'switch') {
    return (
      <label className={styles.field} data-kind="switch" data-set={value !== '' || undefined}>
        <input
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => choose(event.currentTarget.checked ? 'true' : '')}
        />
        <span>{filter.label}</span>
      </label>
    )
  }
  if (filter.kind === 'pick' || filter.kind === 'picks') {
    return (
      <div className={styles.field} data-kind={filter.kind} data-set={value !== '' || undefined}>
        <span className={styles.name} aria-hidden="true">
          {filter.label}
        </span>
        <div className={styles.picker}>
          <filter.Picker label={filter.label} value={value} onChange={choose} />
        </div>
      </div>
    )
  }
  return (
    <label className={styles.field} data-set={value !== '' || undefined}>
      <span className={styles.name}>{filter.label}</span>
      {filter.kind === 'date' ? (
        <input type="date" value={value} onChange={(event) => choose(event.currentTarget.value)} />
      ) : (
        <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{filter.any}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </label>
  )
}
