import * as t from '@talentplace/contract/matching/messages/filters'
import { Checkbox, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { readIds } from '../../platform/criteria/forgiving-values.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { filterableIdentifications, inOrderChosen, selfIdentificationLabel } from './self-identification-label.ts'
import styles from './self-identification-filter.module.css'

interface SelfIdentificationFilterProps {
  /** Comma ids, as the criteria keep them. */
  readonly selected: string
  readonly onChange: (selected: string) => void
}

/** B4.3: filters, and never ranks. */
export function SelfIdentificationFilter({ selected, onChange }: SelfIdentificationFilterProps) {
  const [opened, setOpened] = useState(false)
  const labelId = useId()
  const noteId = useId()
  const valueId = useId()
  const options = filterableIdentifications(useConfiguration().data?.self_identifications_ids ?? [])
  const ids = readIds(selected, 100)
  const label = selfIdentificationLabel(inOrderChosen(options, ids))

  function toggle(id: number, checked: boolean): void {
    onChange((checked ? [...ids, id] : ids.filter((each) => each !== id)).join(','))
  }

  return (
    <div>
      <span id={labelId} className={styles.label}>
        {t.selfIdentification()}
      </span>
      <Popover
        opened={opened}
        onChange={setOpened}
        width="target"
        position="bottom"
        trapFocus
        returnFocus
        shadow="none"
      >
        <Popover.Target>
          <button
            type="button"
            className={styles.control}
            aria-labelledby={`${labelId} ${valueId}`}
            aria-describedby={noteId}
            onClick={() => setOpened(!opened)}
          >
            <span id={valueId} className={styles.value}>
              {label ? (
                <>
                  <span className={styles.first}>{label.first}</span>{' '}
                  <span className={styles.others}>{label.others}</span>
                </>
              ) : (
                <span className={styles.empty}>{t.anyIdentification()}</span>
              )}
            </span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-labelledby={labelId}>
          <div className={styles.options}>
            {options.map(({ id, value }) => (
              <Checkbox
                key={id}
                label={value}
                checked={ids.includes(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
                // Escape closes this list alone, not the drawer it may stand in.
                data-mantine-stop-propagation="true"
              />
            ))}
          </div>
        </Popover.Dropdown>
      </Popover>
      <p id={noteId} className={styles.note}>
        {t.identificationNote()}
      </p>
    </div>
  )
}
