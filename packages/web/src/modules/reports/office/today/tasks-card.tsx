import type { DashboardTask } from '@gangway/contract/reports/dashboard-schemas.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { providerName } from '#modules/payments/office/index.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { Card } from './card.tsx';
import { taskPath } from './task-path.ts';
import css from './today.module.css';

const shownFirst = 7;

/** What needs a person, each a link to where it is done; or that nothing does. */
export function TasksCard({ tasks }: { tasks: readonly DashboardTask[] }) {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const { routes } = useSessionUser();
  const canOpen = (path: string) => routes.some((route) => route.path === path);
  const shown = isWhole ? tasks : tasks.slice(0, shownFirst);
  return (
    <Card id="tasks" title={t('dashboard.tasks')}>
      {tasks.length === 0 ? (
        <p className={css.calm} role="status">
          <IconCircleCheck size={22} stroke={1.6} aria-hidden />
          {t('dashboard.calm')}
        </p>
      ) : (
        <ul className={css.tasks}>
          {shown.map((task) => (
            <li key={`${task.kind} ${task.sailing?.id ?? task.ship?.id ?? task.provider ?? ''}`}>
              <Link to={taskPath(task, canOpen)} className={css.task}>
                <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
                <span>
                  {t(`dashboard.task.${task.kind}`, { count: task.count })}
                  <Where task={task} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {tasks.length > shown.length ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('dashboard.allTasks', { count: tasks.length })}
        </Button>
      ) : null}
    </Card>
  );
}

function Where({ task }: { task: DashboardTask }) {
  const t = useTranslate();
  const { sailing, ship, provider } = task;
  const where = sailing
    ? sailingName(sailing)
    : (ship?.name ?? (provider === null ? null : providerName(t, provider)));
  return where === null ? null : <small>{where}</small>;
}
