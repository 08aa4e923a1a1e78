export { InstallOffer } from './InstallOffer'
export { workerReady } from './keep'
export { OfflineKeeper } from './OfflineKeeper'
