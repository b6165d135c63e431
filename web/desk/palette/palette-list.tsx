import { useEffect } from 'react'
import type { PaletteGroup, PaletteOption } from './palette-groups.tsx'
import optionStyles from '../../ui/option.module.css'
import styles from './palette-list.module.css'

export function optionId(id: string, at: number): string {
  return `${id}-option-${at}`
}

interface PaletteListProps {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  /** Which of all options, counted through the groups. */
  readonly active: number
  readonly onChoose: (option: PaletteOption) => void
}

/** What was found, by kind; the keys are the box's. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0))

  return (
    <div id={`${id}-options`} role="listbox" aria-label="Found">
      {groups.map(({ title, options }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div className={styles.heading} id={`${id}-group-${group}`} role="presentation">
            {title}
          </div>
          {options.map((option, within) => {
            const at = (firsts[group] ?? 0) + within
            return (
              <div
                key={option.to}
                id={optionId(id, at)}
                className={optionStyles.option}
                data-active={at === active || undefined}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
                onKeyDown={({ key }) => {
                  if (key === 'Enter' || key === ' ') onChoose(option)
                }}
              >
                <span className={styles.icon}>{option.icon}</span>
                <span className={styles.words}>
                  <span className={styles.label}>{option.label}</span>
                  {option.detail !== '' && <span className={styles.detail}>{option.detail}</span>}
                </span>
                {option.tag}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
