import { getSession, login, logout } from './accounts/session.routes.ts'
import { getUserConfig } from './configuration/configuration.routes.ts'
import { listFeedback } from './feedback/feedback.routes.ts'
import { getAvatar } from './files/avatar.routes.ts'
import { checkAvailability, getAssistant } from './matching/assistant.routes.ts'
import { recommendRoles, searchKeywords, suggestKeywords } from './matching/keyword.routes.ts'
import { searchAssistants } from './matching/search.routes.ts'
import { healthcheck } from './operations/healthcheck.routes.ts'
import { findTimezone, getZone, searchCities } from './places/place.routes.ts'
import { estimateMonthlyPrice, getPriceBook } from './prices/price.routes.ts'
import { createProject, getProject, saveProject } from './projects/project.routes.ts'

/** Every operation the server answers. The server refuses to start when one has no handler. */
export const operations = {
  login,
  getSession,
  logout,
  getUserConfig,
  listFeedback,
  getAvatar,
  searchKeywords,
  suggestKeywords,
  recommendRoles,
  searchAssistants,
  getAssistant,
  checkAvailability,
  searchCities,
  findTimezone,
  getZone,
  getPriceBook,
  estimateMonthlyPrice,
  createProject,
  getProject,
  saveProject,
  healthcheck,
} as const
