export { InstallOffer } from './InstallOffer'
export { OfflineKeeper } from './OfflineKeeper'
