import type { HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import { Button } from '@mantine/core';
import { IconDoorEnter, IconFlagCheck } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { useBoardingSteps } from './use-boarding-steps.tsx';

/** Opens boarding, declares the ship ready to depart, or opens it again. */
export function BoardingSteps({ count }: { count: HeadCount }) {
  const t = useTranslate();
  const steps = useBoardingSteps(count);
  switch (count.sailing.status) {
    case 'scheduled':
      return (
        <Button
          leftSection={<IconDoorEnter size={16} aria-hidden />}
          loading={steps.isBusy}
          onClick={steps.askToOpen}
        >
          {t('headCount.open')}
        </Button>
      );
    case 'boarding':
      return (
        <Button
          color="coral"
          leftSection={<IconFlagCheck size={16} aria-hidden />}
          loading={steps.isBusy}
          onClick={steps.askToClose}
        >
          {t('headCount.close')}
        </Button>
      );
    case 'ready':
      return (
        <Button
          variant="default"
          leftSection={<IconDoorEnter size={16} aria-hidden />}
          loading={steps.isBusy}
          onClick={steps.askToReopen}
        >
          {t('headCount.reopen')}
        </Button>
      );
    default:
      return null;
  }
}
