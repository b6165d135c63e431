import * as t from '@talentplace/contract/accounts/messages/colleagues'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { Button } from '../../ui/button.tsx'
import { Entries } from '../../ui/entries.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ColleagueLine } from './colleague-line.tsx'
import { InvitationLine } from './invitation-line.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** The company's people, and who is invited. */
export function ColleaguePanels() {
  const record = useApi('accounts.listColleagues', {})
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <Loaded of={record} height={280} errorMessage={t.notLoaded()}>
        {({ colleagues, invitations }) => (
          <>
            <Panel
              title={t.yourCompany()}
              actions={
                <Button variant="outline" onClick={() => setInviting(true)}>
                  {t.invite()}
                </Button>
              }
            >
              <Entries>
                {colleagues.map((colleague) => (
                  <ColleagueLine key={colleague.uuid} colleague={colleague} />
                ))}
              </Entries>
            </Panel>
            {invitations.length > 0 && (
              <Panel title={t.invitations()} lead={t.invitationsLead()}>
                <Entries>
                  {invitations.map((invitation) => (
                    <InvitationLine key={invitation.uuid} invitation={invitation} />
                  ))}
                </Entries>
              </Panel>
            )}
          </>
        )}
      </Loaded>
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
    </>
  )
}
