import * as t from '@talentplace/contract/desk/messages/own-data'
import { useApi } from '../../platform/api/query.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { FileExportsPanel } from '../file-exports/file-exports-panel.tsx'
import { CopyPanel } from './copy-panel.tsx'
import { DeletionPanel } from './deletion-panel.tsx'

/** While a copy is made it is looked for this often, in milliseconds. */
const lookEvery = 3_000

/** `/client/data`, `/va/profile/data` and `/profile/data`: what we keep of the signed-in person, to take along or to have deleted. */
export default function OwnDataScreen() {
  const own = useApi(
    'accounts.getOwnData',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.exports.some((each) => each.state === 'waiting') === true ? lookEvery : false,
    },
  )
  return (
    <MemberPage heading={t.heading()} lead={t.lead()}>
      <Loaded of={own} height={420} errorMessage={t.notLoaded()}>
        {(data) => (
          <>
            <FileExportsPanel />
            <CopyPanel exports={data.exports} />
            <DeletionPanel data={data} />
          </>
        )}
      </Loaded>
    </MemberPage>
  )
}
