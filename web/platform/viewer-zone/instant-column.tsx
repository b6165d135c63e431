import { InstantTime } from './instant-time.tsx'

/** The column of a list that shows when something was or is: in the person's own time, the newest first at the first press. */
export function instantColumn<Key extends string>(key: Key, label: string, width: 'medium' | 'wide' = 'medium') {
  return {
    key,
    label,
    sort: key,
    descendingFirst: true,
    width,
    render: (row: Readonly<Record<Key, string>>) => <InstantTime instant={row[key]} />,
  }
}
