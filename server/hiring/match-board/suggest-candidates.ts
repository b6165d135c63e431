import { suggestCandidates } from '@talentplace/contract/hiring/match-board/match-board.routes'
import type { SearchIndex } from '../../matching/search-index/search-index.ts'
import { searchOfRole } from './search-of-role.ts'
import { handle } from '../../platform/http/handler.ts'
import type { BoardDeps } from './board-deps.ts'

const maxVisible = 12
/** So many of the best may be on the board already. */
const considered = 100

/** E2 Ours: cards come from the search itself, with its score and reasons. */
export function suggestCandidatesOperation({ database: { kysely }, index }: BoardDeps & { index: SearchIndex }) {
  return handle(suggestCandidates, async (_context, { params: { uuid, search_uuid } }) => {
    const { query } = await searchOfRole(kysely, { project_uuid: uuid, search_uuid })
    const onBoard = await kysely
      .selectFrom('match_candidates')
      .select('virtualassistant_uuid')
      .where('role_search_uuid', '=', search_uuid)
      .union(
        kysely
          .selectFrom('rate_plans')
          .select('virtualassistant_uuid')
          .$narrowType<{ virtualassistant_uuid: string }>()
          .where('project_uuid', '=', uuid)
          .where('virtualassistant_uuid', 'is not', null)
          .where('hours_released_date', 'is', null),
      )
      .execute()
    const known = new Set(onBoard.map(({ virtualassistant_uuid }) => virtualassistant_uuid))
    const found = index.search({ ...query, pagination: { limit: considered, offset: 0 } }).candidates()
    const candidates = found.filter((each) => !known.has(each.uuid)).slice(0, maxVisible)
    return {
      candidates: candidates.map((each) => ({
        virtualassistant_uuid: each.uuid,
        display_name: each.display_name,
        city: each.city,
        region: each.region,
        spare_hours: Math.max(0, each.available_hours_per_month - each.monthly_hours_committed),
        score: each.match.score,
        reasons: each.match.reasons,
      })),
    }
  })
}
