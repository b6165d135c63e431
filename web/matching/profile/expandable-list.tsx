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
          aria-label={`${isOpen ? 'See less' : `See all ${items.length}`}: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'See less' : `See all (${items.length})`}
        </TextButton>
      )}
    </div>
  )
}
