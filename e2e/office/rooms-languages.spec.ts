import { cabin, OwnRooms } from '../fixtures/rooms.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the desk and housekeeping say on the way of one room from guests to guests. */
const walks = {
  zh: {
    room: '舱房 201',
    arrival: /^办理入住: Tan Ah Kow/,
    form: '办理入住：Tan Ah Kow',
    give: '安排 201 房',
    occupied: '入住中',
    checkOut: '办理退房',
    question: '办理 201 房退房？',
    toClean: '待清洁（1）',
    clean: '清洁完成：舱房 201',
    cleaned: '已清洁（8）',
    undo: '撤销：舱房 201',
  },
  ko: {
    room: '객실 201',
    arrival: /^체크인: Tan Ah Kow/,
    form: '체크인: Tan Ah Kow',
    give: '201호 배정',
    occupied: '사용 중',
    checkOut: '체크아웃',
    question: '201호를 체크아웃할까요?',
    toClean: '청소 필요 (1)',
    clean: '청소 완료: 객실 201',
    cleaned: '청소 완료 (8)',
    undo: '되돌리기: 객실 201',
  },
} as const;

for (const locale of ['zh', 'ko'] as const)
  test(`a room is given, left, cleaned and taken back in the language ${locale}`, async ({
    page,
    login,
    speak,
    request,
    expectAccessible,
  }) => {
    const words = walks[locale];
    const { rooms } = await OwnRooms.boarding(
      request,
      await login('editor'),
      [['Tan Ah Kow']],
      [{ type: 'OCEAN-T', floor: 2, position: 'port', from: 201, count: 8 }],
    );
    await speak(locale);
    await page.goto(rooms.path('&tab=arrivals'));
    await page.getByRole('button', { name: words.arrival }).click();
    const form = page.getByRole('dialog', { name: words.form });
    await form.getByRole('checkbox', { name: 'Tan Ah Kow' }).check();
    await form.getByRole('button', { name: words.give }).click();
    await expect(form).toBeHidden();
    await page.goto(rooms.path());
    await cabin(page, 201, words.room).click();
    const room = page.getByRole('dialog');
    await expect(room.getByRole('status').first()).toContainText(words.occupied);
    await expectAccessible(page);
    await room.getByRole('button', { name: words.checkOut }).click();
    await page
      .getByRole('dialog', { name: words.question })
      .getByRole('button', { name: words.checkOut })
      .click();
    await expect.poll(() => rooms.statusOf('201')).toBe('dirty');

    await page.goto(`/ship/turnover?ship=${rooms.ship.id}`);
    await expect(page.getByRole('region', { name: words.toClean })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.clean }).click();
    await expect(page.getByRole('region', { name: words.cleaned })).toBeVisible();
    await page.getByRole('button', { name: words.undo }).click();
    await expect(page.getByRole('region', { name: words.toClean })).toBeVisible();
    await expect.poll(() => rooms.statusOf('201')).toBe('dirty');
  });
