import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import styles from './own-profile.module.css'

export interface Levelled<Level extends string> {
  readonly id: number
  readonly value: string
  readonly level: Level
}

interface LevelledListProps<Level extends string> {
  /** What the list is of. */
  readonly label: string
  readonly chosen: readonly Levelled<Level>[]
  readonly levels: readonly { readonly value: Level; readonly label: string }[]
  readonly error?: ReactNode
  /** By which a form finds it. */
  readonly path: string
  /** What can't be taken away. */
  readonly fixedId?: number
  readonly onChange: (chosen: Levelled<Level>[]) => void
  /** Finds another one. */
  readonly children: ReactNode
}

/** What someone knows, each with how well. */
export function LevelledList<Level extends string>(props: LevelledListProps<Level>) {
  const { label, chosen, levels, error, path, fixedId, onChange, children } = props
  return (
    <fieldset className={styles.list} data-path={path}>
      <legend className={styles.legend}>{label}</legend>
      {chosen.length > 0 && (
        <ul className={styles.levelled}>
          {chosen.map((each) => (
            <li key={each.id}>
              <span className={styles.known}>{each.value}</span>
              <SelectField
                size="sm"
                aria-label={`How well: ${each.value}`}
                data={[...levels]}
                value={each.level}
                onChange={({ currentTarget: { value } }) =>
                  onChange(chosen.map((one) => (one.id === each.id ? { ...one, level: value as Level } : one)))
                }
              />
              {each.id === fixedId ? (
                <span />
              ) : (
                <IconButton
                  aria-label={`Remove ${each.value}`}
                  onClick={() => onChange(chosen.filter(({ id }) => id !== each.id))}
                >
                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
