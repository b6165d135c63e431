import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './running-test.module.css'

const columnName = (at: number) => String.fromCodePoint(65 + at)

/** A table as a spreadsheet shows it, with the names of its columns and rows. */
export function SheetTable({ sheet }: { sheet: readonly (readonly string[])[] }) {
  const columns = sheet[0] ?? []
  return (
    <table className={styles.sheet}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Row</VisuallyHidden>
          </th>
          {columns.map((_, at) => (
            <th key={columnName(at)} scope="col">
              {columnName(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.map((cells, row) => (
          <tr key={`row ${row + 1}`}>
            <th scope="row">{row + 1}</th>
            {cells.map((cell, at) => (
              <td key={columnName(at)}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
