import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, secret, type AccessWorld } from './access-world.ts'

/** Search, places, prices, drafts, home pages, and what pages need before. */
export function productCalls({ projects, assistants }: AccessWorld) {
  function project(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    return (actor === 'other client') === (whose === 'own') ? projects.birch : projects.maple
  }

  function assistant(whose: Whose): { id: number; uuid: string } {
    if (whose === 'absent') return { id: 2_000_000, uuid: absentUuid }
    return whose === 'own' ? assistants.own : assistants.other
  }

  return {
    getUserConfig: () => ({ path: '/user/config' }),
    listFeedback: (_actor, whose) => ({ path: `/feedback?subject_uuid=${assistant(whose).uuid}&rids[]=1&hours[]=10` }),
    getAvatar: (_actor, whose) => ({ path: `/file/avatar/${{ own: 1, foreign: 2, absent: -1 }[whose]}` }),
    searchKeywords: () => ({ path: '/matching/keywords?searchQuery=book' }),
    suggestKeywords: () => ({ path: '/matching/suggestions?roles[]=Bookkeeper' }),
    recommendRoles: () => ({ path: '/matching/roles?default[]=books' }),
    understandWords: () => ({ path: '/matching/understanding?default[]=reconcile%20quickbooks' }),
    searchAssistants: () => ({ path: '/matching/vasearch?rids[]=1&hours[]=10' }),
    listIntroductions: () => ({ path: '/matching/introductions' }),
    getAssistant: (_actor, whose) => ({ path: `/matching/assistants/${assistant(whose).uuid}?rids[]=1&hours[]=10` }),
    checkAvailability: (_actor, whose) => ({
      path: '/matching/availability?rids[]=1&hours[]=10',
      body: [{ virtualAssistant_id: assistant(whose).id, hours: 10 }],
    }),
    searchCities: () => ({ path: '/places/cities?searchQuery=toronto' }),
    listRegions: () => ({ path: '/places/regions?country=CA' }),
    findTimezone: () => ({ path: '/user/timezone', body: { latitude: 43.65, longitude: -79.38 } }),
    getZone: () => ({ path: '/places/zone?timezone=America/Toronto' }),
    getPriceBook: () => ({ path: '/prices/book' }),
    estimateMonthlyPrice: () => ({ path: '/prices/estimate?hours[]=10&currency=cad' }),
    createProject: () => ({ path: '/project', body: {} }),
    getProject: (actor, whose) => ({ path: `/project/${project(actor, whose)}` }),
    saveProject: (actor, whose) => ({
      path: `/project/${project(actor, whose)}`,
      body: { matching_criteria: { keywords: { default: [secret] } } },
    }),
    getClientHome: () => ({ path: '/home/client' }),
    getAssistantHome: () => ({ path: '/home/virtualassistant' }),
    getAdminHome: () => ({ path: '/home/admin' }),
    healthcheck: () => ({ path: '/healthcheck' }),
  } satisfies AccessCalls
}
