import * as t from '@talentplace/contract/shared/messages/lists'
import type { KeyboardEvent } from 'react'
import { RowCheckbox } from '../../row-checkbox.tsx'
import { isSelected } from './list-selection.ts'
import type { SelectionControl } from './use-list-selection.ts'

interface RowSelectorProps {
  readonly control: SelectionControl
  readonly page: readonly string[]
  readonly rowKey: string
  /** What the row is called. */
  readonly name: string
}

const boxesOf = (element: Element) => [
  ...(element.closest('tbody')?.querySelectorAll<HTMLInputElement>('[data-row-selector]') ?? []),
]

/** Selects a row; Shift and a press, or Shift and an arrow, everything up to another one. Arrows go from box to box. */
export function RowSelector({ control, page, rowKey, name }: RowSelectorProps) {
  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const boxes = boxesOf(event.currentTarget)
    const at = boxes.indexOf(event.currentTarget)
    const next = page[at + by]
    boxes[at + by]?.focus()
    if (!event.shiftKey || next === undefined) return
    control.setPage([rowKey, next], true)
  }
  return (
    <RowCheckbox
      label={t.selectRow({ name })}
      checked={isSelected(control.selection, rowKey)}
      onKeyDown={pressKey}
      onChange={({ nativeEvent }) =>
        control.press(page, rowKey, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

/** Selects the page, or none of it; half full while some of it is selected. */
export function PageSelector({ control, page }: { control: SelectionControl; page: readonly string[] }) {
  const selected = page.filter((key) => isSelected(control.selection, key)).length
  const isWhole = page.length > 0 && selected === page.length
  return (
    <RowCheckbox
      label={t.selectPage()}
      checked={isWhole}
      partly={selected > 0 && !isWhole}
      onChange={() => control.setPage(page, !isWhole)}
    />
  )
}
