import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** B5.7: someone whom the client is asked about. Nothing where nobody is. */
export function ReviewPanel({ names }: { names: readonly string[] }) {
  const [first] = names
  if (first === undefined) return null
  const others = names.length > 1 ? `, and ${names.length === 2 ? '1 other' : `${names.length - 1} others`}` : ''
  return (
    <Panel title={`How does ${first} do?`} lead={`A minute of your time helps ${first}${others}.`}>
      <LinkButton variant="outline" to={paths.reviews()}>
        Write a review
      </LinkButton>
    </Panel>
  )
}
