import * as t from '@talentplace/contract/matching/messages/profile'
import { type ReactNode, useId, useState } from 'react'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './expandable-list.module.css'

interface ExpandableListProps<Item> {
  readonly title: string
  /** How many are shown before 'See all'. */
  readonly visible: number
  readonly items: readonly Item[]
  readonly render: (item: Item) => ReactNode
}

/** B5.3: the first few of a list, and the rest on request. */
export function ExpandableList<Item extends { readonly id: number; readonly value: string }>({
  title,
  visible,
  items,
  render,
}: ExpandableListProps<Item>) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const titleId = useId()
  if (items.length === 0) return null
  return (
    <div>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul id={listId} className={styles.list} aria-labelledby={titleId}>
        {(isOpen ? items : items.slice(0, visible)).map((item) => (
          <li key={item.id}>{render(item)}</li>
        ))}
      </ul>
      {items.length > visible && (
        <TextButton
          size="small"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={isOpen ? t.seeLessOf({ list: title }) : t.seeAllOf({ count: items.length, list: title })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.seeLess() : t.seeAll({ count: items.length })}
        </TextButton>
      )}
    </div>
  )
}
