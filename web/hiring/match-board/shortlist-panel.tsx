import * as t from '@talentplace/contract/hiring/messages/shortlist'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

/** The next thing a client does while a role of theirs is open: choose. */
export function ShortlistPanel({ uuid, count }: { uuid: string; count: number }) {
  return (
    <Panel title={t.found({ count })} lead={t.hoursHeld()}>
      <LinkButton to={paths.shortlist(uuid)}>{t.see()}</LinkButton>
    </Panel>
  )
}
