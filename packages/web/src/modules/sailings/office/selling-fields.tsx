import { NumberInput, type NumberInputProps, Switch, type SwitchProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { settingsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { defaultCapacityQuery } from './sailings-queries.ts';

interface SellingFieldsProps {
  capacity: NumberInputProps;
  peak: SwitchProps;
  salesCloseMinutes: NumberInputProps;
}

/** How many may come, whether it is a peak sailing, and until when it is sold. */
export function SellingFields({ capacity, peak, salesCloseMinutes }: SellingFieldsProps) {
  const t = useTranslate();
  const maySeeSettings = useCanOpen(settingsScreen);
  const { data: usual } = useQuery({ ...defaultCapacityQuery, enabled: maySeeSettings });
  return (
    <>
      <NumberInput
        label={t('field.capacity')}
        description={usual ? t('sailings.capacityDefault', { capacity: usual }) : t('sailings.capacityText')}
        placeholder={usual}
        min={1}
        max={5000}
        allowDecimal={false}
        {...capacity}
      />
      <NumberInput
        label={t('field.salesCloseMinutes')}
        description={t('sailings.closeText')}
        min={0}
        max={10_080}
        step={15}
        allowDecimal={false}
        {...salesCloseMinutes}
      />
      <Switch label={t('field.peak')} description={t('sailings.peakText')} mt={4} {...peak} />
    </>
  );
}
