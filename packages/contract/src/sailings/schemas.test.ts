import { expect, test } from 'vitest';
import { saveRouteBody } from './schemas.ts';

test('where a route leads from and to stands in one line, what is told of it in as many as were written', () => {
  const route = saveRouteBody.parse({
    fromPort: { en: 'Port\nKlang', zh: ' 巴生港 ' },
    terminal: { en: 'Boustead Terminal\r\nGate 2', zh: '' },
    destination: { en: 'Straits\tof  Malacca', zh: '马六甲海峡' },
    description: { en: 'Out and back.\nDinner on board.', zh: '' },
    enabled: true,
    imageId: null,
  });
  expect(route.fromPort).toEqual({ en: 'Port Klang', zh: '巴生港' });
  expect(route.terminal).toEqual({ en: 'Boustead Terminal Gate 2', zh: '' });
  expect(route.destination.en).toBe('Straits of Malacca');
  expect(route.description.en).toBe('Out and back.\nDinner on board.');
});
