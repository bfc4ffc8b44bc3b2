import type { scannerPages } from '@gangway/contract/core/pages.ts';
import type { MessageId } from '@gangway/contract/messages.ts';
import { type ComponentType, lazy } from 'react';
import { cameraScreen, serialTestScreen, writeOffScreen } from '#lib/office-urls.ts';

export type ScannerPage = (typeof scannerPages)[number];

const loadDesk = async () => ({
  default: (await import('#modules/boarding/scanner/desk/desk-screen.tsx')).DeskScreen,
});
const loadCamera = async () => ({
  default: (await import('#modules/boarding/scanner/camera/camera-screen.tsx')).CameraScreen,
});
const loadSerialTest = async () => ({
  default: (await import('#modules/boarding/scanner/serial-test/serial-test-screen.tsx')).SerialTestScreen,
});

/** The screens of the app, in the order of its bar. Their names are those of the office's menu, where that is known. */
export const screens: Record<ScannerPage, { Screen: ComponentType; title: MessageId }> = {
  [writeOffScreen]: { Screen: lazy(loadDesk), title: 'scanner.screen.desk' },
  [cameraScreen]: { Screen: lazy(loadCamera), title: 'scanner.screen.camera' },
  [serialTestScreen]: { Screen: lazy(loadSerialTest), title: 'scanner.screen.serialTest' },
};

export const screenPaths = Object.keys(screens) as ScannerPage[];

/** Brings every screen while there is somebody to bring it. */
export function preloadScreens(): void {
  for (const load of [loadDesk, loadCamera, loadSerialTest]) void load().catch(() => {});
}
