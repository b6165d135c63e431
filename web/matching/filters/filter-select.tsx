import { MultiSelect } from '@mantine/core'
import styles from './filter-select.module.css'

interface FilterSelectProps {
  readonly label: string
  readonly placeholder: string
  /** Told where nothing is offered. */
  readonly nothingFound: string
  /** What can be chosen, the chosen ones included, already narrowed to what is typed. */
  readonly options: readonly { readonly value: number; readonly label: string }[]
  readonly selected: readonly number[]
  readonly onChange: (ids: number[]) => void
  readonly text: string
  readonly onText: (text: string) => void
}

/** A filter by several of a list, searched by typing. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, placeholder, nothingFound, options, selected, onChange, text, onText } = props
  return (
    <MultiSelect<number>
      label={label}
      placeholder={selected.length === 0 ? placeholder : undefined}
      data={[...options]}
      value={[...selected]}
      onChange={onChange}
      searchable
      searchValue={text}
      onSearchChange={onText}
      filter={({ options: narrowed }) => narrowed}
      hidePickedOptions
      maxValues={20}
      nothingFoundMessage={nothingFound}
      classNames={{ inputField: styles.field }}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  )
}
