import { accountExists } from './accounts/sessions/exists.routes.ts'
import { startImpersonation, stopImpersonation } from './accounts/impersonation/impersonation.routes.ts'
import { changePassword, forgotPassword, resetPassword } from './accounts/passwords/password.routes.ts'
import { register } from './accounts/registration/register.routes.ts'
import {
  getPreferences,
  saveEarlyAccess,
  savePreferences,
  unsubscribe,
} from './accounts/preferences/preferences.routes.ts'
import { getSession, login, logout } from './accounts/sessions/session.routes.ts'
import {
  createUser,
  deleteUser,
  getUser,
  listClientRelationships,
  listProjectRelationships,
  listUserAudit,
  listUsers,
  saveUser,
  searchUsers,
} from './accounts/users/user.routes.ts'
import { verifyEmail } from './accounts/registration/verify.routes.ts'
import {
  createUtm,
  generateReferral,
  getUtm,
  listUtmLog,
  listUtms,
  logUtmEvent,
  saveUtm,
} from './attribution/utm.routes.ts'
import {
  checkout,
  getAgreement,
  getCheckoutConfirmation,
  getOrder,
  quoteCheckout,
  sendCheckoutEmail,
} from './checkout/checkout.routes.ts'
import { previewRefund, refundProject } from './projects/refund-before-start/refund.routes.ts'
import {
  cancelPayment,
  getWaitingPayment,
  listWaitingPayments,
} from './checkout/waiting-payments/waiting-payment.routes.ts'
import { addCard, beginCard, deleteCard, listCards, setDefaultCard } from './clients/cards/card.routes.ts'
import { getCompany, getOwnCompany, saveCompany } from './clients/company/company.routes.ts'
import { getClientRecord, searchClients } from './clients/staff/client-record.routes.ts'
import { getContent, listContent, listEditions, saveContent } from './content/content.routes.ts'
import { getUserConfig } from './configuration/configuration.routes.ts'
import {
  createConfiguration,
  deleteConfiguration,
  getConfiguration,
  listConfigurationHistory,
  listConfigurations,
  saveConfiguration,
  searchConfigurations,
  undoConfigurationChange,
} from './configuration/stored-configuration.routes.ts'
import { listFeedback } from './feedback/feedback.routes.ts'
import { getAvatar } from './files/avatar.routes.ts'
import { getCredit } from './invoices/credit.routes.ts'
import { refundCredit, refundPayment } from './invoices/refunds/refund.routes.ts'
import { useCredit } from './invoices/invoice-payments/invoice-payment.routes.ts'
import { getCreditNoteFile } from './invoices/credit-notes/credit-note.routes.ts'
import { getInvoice, getInvoiceFile, listInvoices } from './invoices/invoice.routes.ts'
import { addPayment, collectPayment } from './invoices/invoice-payments/invoice-payment.routes.ts'
import { checkAvailability, getAssistant } from './matching/assistant.routes.ts'
import { listIntroductions } from './matching/introduction.routes.ts'
import { recommendRoles, searchKeywords, suggestKeywords, understandWords } from './matching/keyword.routes.ts'
import { searchAssistants } from './matching/search.routes.ts'
import {
  bookDiscoveryCall,
  bookMeeting,
  cancelBookedCall,
  cancelMeeting,
  listMeetings,
  listSlots,
  moveBookedCall,
  openBookedCall,
  rescheduleMeeting,
} from './meetings/meeting.routes.ts'
import {
  createBroadcast,
  getBroadcast,
  listBroadcasts,
  previewBroadcast,
  saveBroadcast,
  withdrawBroadcast,
} from './notifications/broadcasts/broadcast.routes.ts'
import {
  getFullNotification,
  getNotification,
  listMissed,
  listNotifications,
  readNotification,
  searchNotifications,
} from './notifications/notification.routes.ts'
import { listProductFeedback, sendProductFeedback } from './notifications/product-feedback/product-feedback.routes.ts'
import { healthcheck } from './operations/healthcheck.routes.ts'
import { getAdminHome, getAssistantHome, getClientHome } from './operations/home.routes.ts'
import { disconnectSocket, listSockets, reloadAllSockets, reloadSocket } from './operations/socket.routes.ts'
import { receiveProcessorEvent } from './payments/webhook.routes.ts'
import { findTimezone, getZone, listRegions, searchCities } from './places/place.routes.ts'
import { estimateMonthlyPrice, getPriceBook } from './prices/price.routes.ts'
import {
  createPriceBook,
  createTaxRate,
  createUplift,
  deletePriceBook,
  deleteTaxRate,
  deleteUplift,
  listPriceBooks,
  listPricedRoles,
  listTaxRates,
  saveRoleTaxCategory,
} from './prices/staff/staff-price.routes.ts'
import {
  createPromotion,
  deletePromotion,
  getPromotion,
  getPromotionCode,
  listPromotions,
  listRedemptions,
  savePromotion,
} from './promotions/promotion.routes.ts'
import { answerInvitation, listAssistantProjects } from './projects/interest/interest.routes.ts'
import {
  createProject,
  deleteProject,
  getProject,
  keepProjectAlive,
  listProjects,
  saveProject,
} from './projects/drafts/project.routes.ts'
import {
  getRequirementFields,
  getRequirements,
  reviewRequirements,
  saveRequirements,
} from './projects/requirements/requirements.routes.ts'
import { getProjectRecord, searchProjects } from './projects/staff/staff-project.routes.ts'
import {
  cancelProject,
  getProjectDashboard,
  keepProject,
  listClientProjects,
  previewCancellation,
} from './projects/subscriptions/subscription.routes.ts'

/** Every operation the server answers. The server refuses to start when one has no handler. */
export const operations = {
  accountExists,
  login,
  getSession,
  logout,
  register,
  verifyEmail,
  changePassword,
  forgotPassword,
  resetPassword,
  getUserConfig,
  listConfigurations,
  searchConfigurations,
  getConfiguration,
  listConfigurationHistory,
  createConfiguration,
  saveConfiguration,
  undoConfigurationChange,
  deleteConfiguration,
  getUser,
  listUsers,
  searchUsers,
  createUser,
  saveUser,
  deleteUser,
  listClientRelationships,
  listProjectRelationships,
  listUserAudit,
  getPreferences,
  savePreferences,
  saveEarlyAccess,
  unsubscribe,
  startImpersonation,
  stopImpersonation,
  getOwnCompany,
  getCompany,
  saveCompany,
  listSlots,
  listMeetings,
  bookMeeting,
  bookDiscoveryCall,
  openBookedCall,
  moveBookedCall,
  cancelBookedCall,
  rescheduleMeeting,
  cancelMeeting,
  listFeedback,
  getAvatar,
  searchKeywords,
  suggestKeywords,
  recommendRoles,
  understandWords,
  searchAssistants,
  listIntroductions,
  getAssistant,
  checkAvailability,
  searchCities,
  listRegions,
  findTimezone,
  getZone,
  getPriceBook,
  estimateMonthlyPrice,
  listPriceBooks,
  createPriceBook,
  deletePriceBook,
  listPricedRoles,
  saveRoleTaxCategory,
  createUplift,
  deleteUplift,
  listTaxRates,
  createTaxRate,
  deleteTaxRate,
  getPromotionCode,
  listPromotions,
  getPromotion,
  listRedemptions,
  createPromotion,
  savePromotion,
  deletePromotion,
  createProject,
  getProject,
  saveProject,
  listProjects,
  deleteProject,
  keepProjectAlive,
  listClientProjects,
  getProjectDashboard,
  previewCancellation,
  cancelProject,
  keepProject,
  getRequirementFields,
  getRequirements,
  saveRequirements,
  reviewRequirements,
  listAssistantProjects,
  answerInvitation,
  searchProjects,
  getProjectRecord,
  searchClients,
  getClientRecord,
  listInvoices,
  getInvoice,
  getInvoiceFile,
  getCreditNoteFile,
  collectPayment,
  addPayment,
  useCredit,
  refundPayment,
  refundCredit,
  getCredit,
  quoteCheckout,
  checkout,
  listWaitingPayments,
  getWaitingPayment,
  cancelPayment,
  previewRefund,
  refundProject,
  getOrder,
  getCheckoutConfirmation,
  getAgreement,
  sendCheckoutEmail,
  listCards,
  beginCard,
  addCard,
  setDefaultCard,
  deleteCard,
  receiveProcessorEvent,
  logUtmEvent,
  listUtms,
  listUtmLog,
  getUtm,
  generateReferral,
  createUtm,
  saveUtm,
  getContent,
  listContent,
  listEditions,
  saveContent,
  listNotifications,
  searchNotifications,
  listMissed,
  getNotification,
  getFullNotification,
  readNotification,
  listBroadcasts,
  getBroadcast,
  previewBroadcast,
  createBroadcast,
  saveBroadcast,
  withdrawBroadcast,
  sendProductFeedback,
  listProductFeedback,
  listSockets,
  disconnectSocket,
  reloadSocket,
  reloadAllSockets,
  getClientHome,
  getAssistantHome,
  getAdminHome,
  healthcheck,
} as const
