import type { ListPart } from '@talentplace/contract/shared/saved-view'
import type { FunctionComponent, ReactNode } from 'react'

/** Where a list begins, how long it is and how it is sorted; the form every list operation takes. */
export interface ListPaging<SortKey extends string> {
  readonly limit: number
  readonly offset: number
  sortBy?: SortKey[]
  sortDesc?: boolean[]
}

export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** How many rows the filtered whole has. */
  readonly count: number
}

/** Where the rows come from. `Filters` are the operation's own query fields, without its paging. */
export interface ListSource<Row, SortKey extends string, Filters extends object> {
  /** The operation's name: what its answers are kept under. */
  readonly name: string
  load(query: Partial<Filters> & { pagination: ListPaging<SortKey> }, signal?: AbortSignal): Promise<ListPage<Row>>
}

export type ColumnWidth = 'narrow' | 'normal' | 'medium' | 'wide'

type Plain = string | number | boolean | null | undefined

interface ColumnBase<Row, Key extends string, SortKey extends string> {
  readonly key: Key
  readonly label: string
  /** The contract's sort key behind the header's button; none: the column can't be sorted by. */
  readonly sort?: SortKey
  /** The first press sorts from the greatest: newest, most. */
  readonly descendingFirst?: boolean
  /** How much of the row it takes beside the others; `normal` where it isn't said. */
  readonly width?: ColumnWidth
  /** Numbers stand at the end, their digits one below the other. */
  readonly align?: 'end'
  /** How the cell looks; the plain text otherwise. */
  readonly render?: (row: Row) => ReactNode
  /** Its values in a CSV, by their headings, where it shows more than its own field. Cents and seconds as `csvColumnsOf` has them. */
  readonly csv?: Readonly<Record<string, (row: Row) => Plain>>
}

/** A column shows one field of the row. What isn't plain text or a number says how it reads. */
export type ListColumn<Row, SortKey extends string> = {
  [Key in keyof Row & string]: ColumnBase<Row, Key, SortKey> &
    (Row[Key] extends Plain
      ? { readonly text?: (row: Row) => string | number | null }
      : { readonly text: (row: Row) => string | number | null })
}[keyof Row & string]

interface FilterBase<Key extends string> {
  readonly key: Key
  readonly label: string
}
export interface TextFilter<Key extends string = string> extends FilterBase<Key> {
  readonly kind: 'text'
}
export interface DateFilter<Key extends string = string> extends FilterBase<Key> {
  readonly kind: 'date'
}
export interface ChoiceFilter<Key extends string = string, Value extends string = string> extends FilterBase<Key> {
  readonly kind: 'choice'
  /** What stands for no choice: `All`, `Any`. */
  readonly any: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
}
export interface SwitchFilter<Key extends string = string> extends FilterBase<Key> {
  readonly kind: 'switch'
}
export interface PickerProps {
  readonly label: string
  /** A uuid, or of several the ids as a comma list; empty: none is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
}
/** One of very many, by its uuid; the feature that has them brings the picker. */
export interface PickFilter<Key extends string = string> extends FilterBase<Key> {
  readonly kind: 'pick'
  readonly Picker: FunctionComponent<PickerProps>
}
/** Several of very many, by their ids as a comma list (`3,9`). */
export interface PicksFilter<Key extends string = string> extends FilterBase<Key> {
  readonly kind: 'picks'
  readonly Picker: FunctionComponent<PickerProps>
}

export type AnyFilter = TextFilter | DateFilter | ChoiceFilter | SwitchFilter | PickFilter | PicksFilter

type FilterFor<Key extends string, Value> = [Value] extends [boolean]
  ? SwitchFilter<Key>
  : [Value] extends [string]
    ? TextFilter<Key> | DateFilter<Key> | ChoiceFilter<Key, Value> | PickFilter<Key> | PicksFilter<Key>
    : never

/** A filter for one query field of the operation, of a kind its type allows. */
export type ListFilter<Filters extends object> = {
  [Key in keyof Filters & string]-?: FilterFor<Key, NonNullable<Filters[Key]>>
}[keyof Filters & string]

export interface Sorting<SortKey extends string = string> {
  readonly by: SortKey
  readonly descending?: boolean
}

interface ListLooks<Row, SortKey extends string, Filters extends object> {
  /** The page's heading: what the rows are, in the plural. */
  readonly title: string
  /** One row and several, for counts: `user`, `users`. */
  readonly noun: readonly [one: string, several: string]
  readonly rowKey: (row: Row) => string
  /** The row's own page; its first column carries the link. */
  readonly rowLink?: (row: Row) => string
  /** The first one heads the card a row becomes where room is short. */
  readonly columns: readonly ListColumn<Row, SortKey>[]
  readonly filters?: readonly ListFilter<Filters>[]
  /** Staff keep what they choose in it as views; which list it is, where its operation has several. */
  readonly views?: true | ListPart
  /** Sent with every call, and not for the person to choose. */
  readonly fixed?: Partial<Filters>
  readonly defaultSort: readonly Sorting<SortKey>[]
  /** A6.5: 10 where a screen doesn't say otherwise. */
  readonly itemsPerPage?: 10 | 25 | 50 | 100
  /** Below this room (of the list, not of the window) rows become cards: small 560, medium 760, large 960 px. */
  readonly cardsBelow?: 'small' | 'medium' | 'large'
  /** What an empty list says will be here. */
  readonly empty: { readonly title: string; readonly text?: string }
}

export interface ListDefinition<Row, SortKey extends string, Filters extends object> extends ListLooks<
  Row,
  SortKey,
  Filters
> {
  readonly source: ListSource<Row, SortKey, Filters>
}

/** A list screen as data. Column, sort and filter keys are those of the source; any other is a type error. */
export function defineList<Row, SortKey extends string, Filters extends object>(
  source: ListSource<Row, SortKey, Filters>,
  looks: ListLooks<NoInfer<Row>, NoInfer<SortKey>, NoInfer<Filters>>,
): ListDefinition<Row, SortKey, Filters> {
  return { source, ...looks }
}
