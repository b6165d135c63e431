import * as t from '@talentplace/contract/hiring/messages/checkout'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page/page.tsx'

/** Whose role at their company is work only prepares what someone else checks out. */
export function WorkOnly() {
  return (
    <Page heading={t.heading()} lead={t.workOnly()}>
      <div>
        <LinkButton to={paths.draftProjects()}>{t.goToDrafts()}</LinkButton>
      </div>
    </Page>
  )
}
