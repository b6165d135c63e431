import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

/** The next thing a client does while a role of theirs is open: choose. */
export function ShortlistPanel({ uuid, count }: { uuid: string; count: number }) {
  return (
    <Panel
      title={count === 1 ? 'We found someone for you' : `We found ${count} people for you`}
      lead="We keep their hours while you choose. Tell us what you think of each."
    >
      <LinkButton to={paths.shortlist(uuid)}>See your shortlist</LinkButton>
    </Panel>
  )
}
